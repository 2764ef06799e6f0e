import Documents
import FormModel
import Patterns

/// The comments of a YAML text, including their `#`, in line order.
struct YAMLComments {
  let all: [Substring]

  /// Finds the comments of a YAML text.
  ///
  /// Quotes are assumed to close on the same line.
  init(of text: String) {
    all = text.split(whereSeparator: \.isNewline).compactMap(Self.comment)
  }

  /// Returns the comment of a line of YAML, or nil.
  ///
  /// It is a `#` after a blank, outside quotes (YAML 1.2.2, 6.6).
  private static func comment(of line: Substring) -> Substring? {
    var quote: Character?
    var before: Character = " "
    for index in line.indices {
      let character = line[index]
      if let open = quote {
        if character == open, before != "\\" || open == "'" { quote = nil }
      } else if character == "#", before == " " || before == "\t" {
        return line[index...]
      } else if character == "\"" || character == "'", " \t[{,".contains(before) {
        quote = character
      }
      before = character
    }
    return nil
  }

  /// Returns the number of these comments that another YAML text lacks.
  func count(missingIn text: String) -> Int {
    let kept = Dictionary(YAMLComments(of: text).all.map { ($0, 1) }) { $0 + $1 }
    let own = Dictionary(all.map { ($0, 1) }) { $0 + $1 }
    return own.reduce(0) { $0 + max(0, $1.value - kept[$1.key, default: 0]) }
  }
}
