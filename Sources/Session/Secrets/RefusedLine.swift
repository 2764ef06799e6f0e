import Forms

/// A line that did nothing, looked at for what it may have been meant to be.
struct RefusedLine {
  let tokens: [LineToken]
  let secrets: SecretNames
  private let text: String
  private let words: [String]
  private let state: State
  /// The command that the first word is.
  private let command: Command?
  /// Whether it is a command with its arguments, which then did not suit.
  private let isParsed: Bool
  /// The commands that the first token may have been meant for.
  private let meant: [String]

  init(_ text: String, isParsed: Bool, in state: State) {
    self.text = text
    self.state = state
    // Of a command as JSON the words are not what stands between blanks.
    let asJSON = JSONCommand.isMeant(by: text) ? try? LineSyntax.words(of: text) : nil
    words = (asJSON ?? LineSyntax.places(of: text).map(\.word)).map(\.text)
    tokens = LineToken.tokens(of: asJSON == nil ? text : words.joined(separator: " "))
    secrets = SecretNames(of: state.form)
    command = words.first.flatMap { try? Command.named($0) }
    self.isParsed = isParsed
    meant = tokens.first.map { Command.names(meantBy: $0.text) } ?? []
  }

  // Each word is looked for among the fields and where a command's words may stand.
  private static let mostWords = 200

  /// Whether it has too many words to be looked at one by one.
  var isLong: Bool { max(words.count, tokens.count) > Self.mostWords }

  /// Whether it makes a field secure, and may give it a value.
  var makesSecret: Bool { tokens.count > 2 && tokens.contains(.secure) }

  /// Whether it names a secure field and goes on, or says something before it that is no command.
  var namesSecret: Bool {
    if startsWithSet || tokens.contains(where: { $0.isPath && secrets.begins($0) }) { return true }
    if let (range, isGlued) = secrets.place(in: tokens) {
      if isGlued || range.upperBound < tokens.count { return true }
      let isAlone = tokens.count == range.count
      let isNamedByCommand = tokens.count == range.count + 1 && !meant.isEmpty
      if !isParsed, !isAlone, !isNamedByCommand { return true }
    }
    return command.map(mayNameSecret(behind:)) ?? mayNameSecret
  }

  /// Whether a name is stuck to a `set`, as in `setpin`.
  private var startsWithSet: Bool {
    guard let word = tokens.first?.text, word.hasPrefix("set") else { return false }
    return secrets.place(in: [LineToken(text: String(word.dropFirst(3)))]) != nil
  }

  /// Whether a word in a field's place may mean a secure one, and there is more behind its
  /// beginning.
  private func mayNameSecret(behind command: Command) -> Bool {
    words.indices.dropFirst().contains { index in
      let before = Array(words[1..<index])
      guard command.shape.slots(after: before).contains(where: \.namesField) else { return false }
      let parts = LineToken.tokens(of: words[index])
      guard let name = parts.first else { return false }
      if secrets.begins(name) { return true }
      let goesOn = parts.count > 1 || index < words.count - 1
      return goesOn && state.mayMeanSecret(name.text)
    }
  }

  private var mayNameSecret: Bool {
    meant.isEmpty && tokens.contains(where: secrets.begins)
      || tokens.dropLast().contains { state.mayMeanSecret($0.name) }
  }

  /// Whether its first word is near no command, and some of it may be a secure value.
  var mayBeValue: Bool {
    meant.isEmpty && command == nil
      && (secrets.fits(text) || tokens.contains { secrets.fits($0.text) })
  }

  /// Whether its first word is near no command, and it is the value of a secure field that has
  /// rules.
  var isRuledValue: Bool { meant.isEmpty && command == nil && secrets.ruledFit(text) }

  /// Whether it is, or is near, a command that gives a value, and gives it to no field there is.
  var givesValue: Bool {
    guard tokens.count > 1, meant.contains(where: Command.namesOfGiving.contains) else {
      return false
    }
    switch command?.valueOwner {
    case nil: return true
    case .activeField: return state.activeRow == nil
    case .namedField:
      guard words.count > 1, case .row = state.form.find(words[1]) else { return true }
      return false
    }
  }

  /// Whether it expects something of a figure, which is no value of a field.
  var expectsFigure: Bool {
    isParsed && command === Command.expect && words.first == command?.name
      && words.count > 1 && StateRecord.paths.contains(words[1])
  }

  /// The words at its beginning that are no value: a command, as it is meant, and a field.
  var lead: [String] {
    guard let first = words.first, isName(first) else { return [] }
    let isCommand = command != nil || !meant.isEmpty
    guard isCommand || secrets.place(in: LineToken.tokens(of: first)) != nil else { return [] }
    guard isCommand, words.count > 2, isName(words[1]), meansField(words[1]) else {
      return [first]
    }
    return Array(words.prefix(2))
  }

  /// Whether a word is, or is near, the name of a field.
  func meansField(_ word: String) -> Bool {
    switch state.form.find(word) {
    case .row, .ambiguous: true
    case .notAField: false
    case .none(let suggestions): !suggestions.isEmpty
    }
  }

  /// Whether a word is one token, to which no value is stuck.
  func isName(_ word: String) -> Bool {
    guard LineToken.isOne(word) else { return false }
    let tokens = LineToken.tokens(of: word)
    return secrets.place(in: tokens)?.isGlued != true && !tokens.contains(where: secrets.begins)
  }
}

extension Command {
  /// The names of the commands that give a field a value.
  fileprivate static let namesOfGiving = all.filter { $0.valueOwner != nil }.map(\.name)

  /// The names of commands that a word is, begins like, or is near.
  fileprivate static func names(meantBy word: String) -> [String] {
    do throws(CommandError) {
      let name = try named(word).name
      return [name] + (word == name ? [] : Spelling.nearest(to: word, among: ["set"]))
    } catch {
      if case .ambiguous(_, _, let names) = error.kind { return names }
      return error.suggestions
    }
  }
}
