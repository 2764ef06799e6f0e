import Forms
import SessionState
import TerminalText

extension Grammar<[GivenKey]> {
  /// The grammar of keys of a form's definition with values, such as `label=Postal code
  /// required=true`.
  ///
  /// A word without a key, such as `code`, is appended to the value before it. Quotes may surround
  /// a value, or an item of a list or mapping.
  package static func keys(of part: FormPart) -> Grammar {
    let continuation = Grammar<Continuation>.continuation.repeated().optional().unlisted()
    return Grammar<GivenKey>.key(of: part).then(continuation).map { words throws(CommandError) in
      var key = words.0
      for word in words.1 ?? [] { try key.append(word) }
      return key
    }
    .repeated()
  }
}

extension Grammar<GivenKey> {
  /// The grammar of a key in a form's definition with the first word of its value, such as
  /// `label=Postal`.
  fileprivate static func key(of part: FormPart) -> Grammar {
    var slot = Slot(LineSyntax.keyUsage)
    slot.isKey = true
    slot.accepts = { GivenKey.isMade(by: $0) }
    slot.candidates = { KeyCandidates(part, $0.word).all }
    return Grammar(slot) { word, arguments throws(CommandError) in
      guard let key = GivenKey(word) else {
        throw arguments.wrong("a key", word, wants: "written key=value, such as label=Name")
      }
      if let next = arguments.next, !GivenKey.isMade(by: next.text),
        isQuoted(arguments.source(of: word))
      {
        throw GivenKey.wrong(next, behind: "quotes")
      }
      return key
    }
  }
}

extension Grammar<GivenKey> {
  /// Whether a key's value ends with a closing quote, so that no other word can continue the value.
  ///
  /// `source` is the word with the key and the value, as the user typed it.
  private static func isQuoted(_ source: String) -> Bool {
    guard let last = source.last, last == "'" || last == "\"" else { return false }
    let value = source.firstIndex(of: "=").map { source[source.index(after: $0)...] }
    return source.first == last || value?.first == last
  }
}

extension Grammar<Continuation> {
  /// The grammar of a word that continues the value before it, such as `code` in `label=Postal
  /// code`.
  fileprivate static var continuation: Grammar {
    var slot = Slot("WORD")
    slot.accepts = { !GivenKey.isMade(by: $0) }
    slot.hintText = { _ in nil }
    return Grammar(slot) { word, arguments in
      Continuation(word: word, source: arguments.source(of: word))
    }
  }
}

/// A word without a key that continues the value before it, as `code` in `label=Postal code`.
///
/// It contains the parsed word and the word's text as typed.
private struct Continuation: Sendable {
  let word: Word
  let source: String
}

extension GivenKey {
  /// Parses a word such as `label=Name` into a key and its value.
  ///
  /// Returns nil for any other word.
  fileprivate init?(_ word: Word) {
    guard let equals = word.text.firstIndex(of: "="), Self.isMade(by: word.text) else { return nil }
    self.init(
      String(word.text[..<equals]), String(word.text[equals...].dropFirst()), column: word.column)
  }

  /// Whether a typed word has the form `key=value`: it begins with letters and an equals sign.
  fileprivate static func isMade(by word: String) -> Bool {
    guard let equals = word.firstIndex(of: "="), equals > word.startIndex else { return false }
    return word[..<equals].allSatisfy(\.isLetter)
  }

  /// Appends the next typed word to this key's value, after a space.
  ///
  /// To a list or mapping, the word is appended with its quotes. Throws if the list or mapping is
  /// already closed.
  fileprivate mutating func append(_ next: Continuation) throws(CommandError) {
    if isClosed { throw Self.wrong(next.word, behind: "brackets") }
    let isNested = text.first == "[" || text.first == "{"
    text += " " + (isNested ? next.source : next.word.text)
  }

  /// Returns the error for a word after a value that is already complete.
  ///
  /// `marks` says in the message what closed the value, such as "brackets".
  fileprivate static func wrong(_ word: Word, behind marks: String) -> CommandError {
    let place = PlaceName.words.contains(word.text) ? " (a place stands before the keys)" : ""
    return CommandError(
      .wrong(
        argument: "what follows a value in \(marks)", given: word.text,
        wants: "another key" + place),
      column: word.column)
  }

  /// Whether the value is a list or mapping that already has its closing bracket.
  private var isClosed: Bool {
    guard text.first == "[" || text.first == "{" else { return false }
    var (depth, quote, before) = (0, Character?.none, Character(" "))
    for character in text {
      switch character {
      case quote: quote = nil
      case _ where quote != nil: break
      case "'", "\"":
        // An apostrophe inside a word does not open a quotation.
        if " ,:[{".contains(before) { quote = character }
      case "[", "{": depth += 1
      case "]", "}": depth -= 1
      default: break
      }
      before = character
    }
    return depth == 0 && quote == nil
  }

  /// The key and its value as one word of a command line, such as `label=Name`.
  ///
  /// The word is in quotes if necessary.
  package var word: String {
    let isQuotation = text.first == "'" || text.first == "\""
    return LineSyntax.quoted("\(name)=\(text)", always: isQuotation)
  }
}

/// The completions for a word of an edit command: the keys of a part of a form, or a key's values.
package struct KeyCandidates {
  private let part: FormPart
  private let word: String

  package init(_ part: FormPart, _ word: String) {
    (self.part, self.word) = (part, word)
  }

  /// The completions for the typed word: keys such as `label=`, or after the equals sign their
  /// values.
  package var all: [Candidate] {
    guard let equals = word.firstIndex(of: "=") else {
      return part.settableKeys.filter { $0.name.hasPrefix(word) }
        .map { Candidate("\($0.name)=", $0.meaning, isFinal: false) }
    }
    let key = part.settableKeys.first { $0.name == word[..<equals] }
    return (key?.choices ?? []).map { Candidate("\(word[...equals])\($0)") }
      .filter { $0.text.hasPrefix(word) }
  }
}

extension FormPart {
  /// The keys of a part of a form, such as a row, that an edit command can set.
  ///
  /// The keys `sections` and `rows` are left out, because other commands edit these lists.
  fileprivate var settableKeys: [Key] {
    keys.filter { !["sections", "rows"].contains($0.name) }
  }
}
