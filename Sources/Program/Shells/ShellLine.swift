/// A command line in a shell up to the cursor, split into words as a shell does.
struct ShellLine: Equatable {
  /// The words between the program's name and the word at the cursor, without quotes.
  private(set) var words: [String]
  /// The word at the cursor, without quotes.
  private(set) var word: String
  /// The quotation mark whose quote is still open at the cursor, or nil if none is.
  private(set) var openQuote: Character?

  /// Splits a line that the user types in a shell, which begins with the program's name.
  init(_ line: String) {
    var all: [String] = []
    var current: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        current = (current ?? "") + String(character)
        isEscaped = false
      } else if let open = quote {
        if character == open {
          quote = nil
        } else if character == "\\", open == "\"" {
          isEscaped = true
        } else {
          current = (current ?? "") + String(character)
        }
      } else {
        switch character {
        case "\\":
          isEscaped = true
          current = current ?? ""
        case "'", "\"":
          quote = character
          current = current ?? ""
        case " ", "\t":
          if let word = current { all.append(word) }
          current = nil
        default: current = (current ?? "") + String(character)
        }
      }
    }
    word = current ?? ""
    words = Array(all.dropFirst())
    openQuote = quote
  }
}
