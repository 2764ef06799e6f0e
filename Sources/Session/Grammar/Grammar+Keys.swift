import Forms

extension Grammar<[GivenKey]> {
  /// Keys of a form's definition with their values: `label=Postal code required=true`.
  ///
  /// A word that is no key goes on with the value before it; quotes may stand around a value, and
  /// around what a list or mapping holds.
  static func keys(of part: FormPart) -> Grammar {
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
  /// A key with the first word of its value.
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
  /// Whether a key's value as it stands in the line ends where its quotes close.
  private static func isQuoted(_ source: String) -> Bool {
    guard let last = source.last, last == "'" || last == "\"" else { return false }
    let value = source.firstIndex(of: "=").map { source[source.index(after: $0)...] }
    return source.first == last || value?.first == last
  }
}

extension Grammar<Continuation> {
  /// A further word of a key's value.
  fileprivate static var continuation: Grammar {
    var slot = Slot("WORD")
    slot.accepts = { !GivenKey.isMade(by: $0) }
    slot.hintText = { _ in nil }
    return Grammar(slot) { word, arguments in
      Continuation(word: word, source: arguments.source(of: word))
    }
  }
}

/// A word that goes on with a key's value: what it is, and as it stands in the line.
private struct Continuation: Sendable {
  let word: Word
  let source: String
}

extension GivenKey {
  /// Reads a word such as `label=Name`; nil for any other.
  fileprivate init?(_ word: Word) {
    guard let equals = word.text.firstIndex(of: "="), Self.isMade(by: word.text) else { return nil }
    self.init(
      String(word.text[..<equals]), String(word.text[equals...].dropFirst()), column: word.column)
  }

  /// Whether a word is a key with its sign, behind which the value begins.
  fileprivate static func isMade(by word: String) -> Bool {
    guard let equals = word.firstIndex(of: "="), equals > word.startIndex else { return false }
    return word[..<equals].allSatisfy(\.isLetter)
  }

  /// Adds a word that goes on with the value; of a list or a mapping with its quotes.
  fileprivate mutating func append(_ next: Continuation) throws(CommandError) {
    if isClosed { throw Self.wrong(next.word, behind: "brackets") }
    let isNested = text.first == "[" || text.first == "{"
    text += " " + (isNested ? next.source : next.word.text)
  }

  /// Makes the error for a word that cannot go on with a value which is at its end.
  fileprivate static func wrong(_ word: Word, behind marks: String) -> CommandError {
    let place = PlaceName.words.contains(word.text) ? " (a place stands before the keys)" : ""
    return CommandError(
      .wrong(
        argument: "what follows a value in \(marks)", given: word.text,
        wants: "another key" + place),
      column: word.column)
  }

  /// Whether its value is a list or a mapping that ends with the bracket which closes the first.
  private var isClosed: Bool {
    guard text.first == "[" || text.first == "{" else { return false }
    var (depth, quote, before) = (0, Character?.none, Character(" "))
    for character in text {
      switch character {
      case quote: quote = nil
      case _ where quote != nil: break
      case "'", "\"":
        // An apostrophe within a word opens nothing.
        if " ,:[{".contains(before) { quote = character }
      case "[", "{": depth += 1
      case "]", "}": depth -= 1
      default: break
      }
      before = character
    }
    return depth == 0 && quote == nil
  }

  /// As it is typed.
  var word: String {
    let isQuotation = text.first == "'" || text.first == "\""
    return LineSyntax.quoted("\(name)=\(text)", always: isQuotation)
  }
}

/// The keys of a part of a form, or the words that one of them takes.
struct KeyCandidates {
  private let part: FormPart
  private let word: String

  init(_ part: FormPart, _ word: String) {
    self.part = part
    self.word = word
  }

  /// Those that begin as the word does.
  var all: [Candidate] {
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
  /// The keys that a command sets, those of parts that have commands of their own aside.
  fileprivate var settableKeys: [Key] {
    keys.filter { !["sections", "rows"].contains($0.name) }
  }
}
