import Forms

extension Grammar<[GivenKey]> {
  /// Keys of a form's definition with their values: `label=Postal code required=true`.
  ///
  /// A word that is no key goes on with the value before it; quotes may stand around a value, and
  /// around what a list or mapping holds.
  static func keys(of part: FormPart) -> Grammar {
    var slot = Slot(LineSyntax.keyUsage)
    slot.accepts = { $0.contains(Character("=")) }
    slot.candidates = { KeyCandidates(part, $0.word).all }
    return Grammar(.repeated(.slot(slot))) { arguments throws(CommandError) in
      var keys: [GivenKey] = []
      while let word = arguments.optional() {
        if let key = GivenKey(word) {
          keys.append(key)
        } else if keys.isEmpty {
          throw arguments.wrong("a key", word, wants: "written key=value, such as label=Name")
        } else {
          keys[keys.count - 1].append(word, in: arguments)
        }
      }
      guard !keys.isEmpty else {
        throw arguments.missing(LineSyntax.keyUsage)
      }
      return keys
    }
  }
}

extension GivenKey {
  /// Reads a word such as `label=Name`; nil for any other.
  fileprivate init?(_ word: Word) {
    let parts = word.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[0].allSatisfy(\.isLetter) else { return nil }
    self.init(String(parts[0]), String(parts[1]), column: word.column)
  }

  /// Adds a word that goes on with the value; of a list or a mapping with its quotes.
  fileprivate mutating func append(_ word: Word, in arguments: Arguments) {
    let isNested = text.first == "[" || text.first == "{"
    text += " " + (isNested ? arguments.source(of: word) : word.text)
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
