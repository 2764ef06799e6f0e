import Forms
import SessionCore
import SessionState

/// A command line that failed, examined for words that may be the value of a secure field.
///
/// A user may have mistyped such a value.
struct RefusedLine {
  let tokens: [LineToken]
  let secrets: SecretNames
  private let text: String
  private let words: [String]
  private let state: State
  /// The command that the line's first word names, or nil.
  private let command: Command?
  /// Whether the failed line could be parsed as a command with arguments.
  private let isParsed: Bool
  /// Whether the line is a valid command, which is examined like a line that failed.
  private let isUnderstood: Bool
  /// The names of the commands that the line's first word may mean, even if it is misspelled.
  private let meant: [String]

  init(_ text: String, isParsed: Bool, isUnderstood: Bool, in state: State) {
    self.text = text
    self.isUnderstood = isUnderstood
    self.state = state
    // The words of a JSON command are its strings, not the text between blanks.
    let asJSON = JSONCommand.isMeant(by: text) ? try? LineSyntax.words(of: text) : nil
    words = (asJSON ?? LineSyntax.places(of: text).map(\.word)).map(\.text)
    tokens = LineToken.tokens(of: asJSON == nil ? text : words.joined(separator: " "))
    secrets = SecretNames(of: state.form)
    command = words.first.flatMap { try? Command.named($0) }
    self.isParsed = isParsed
    meant = tokens.first.map { Command.names(meantBy: $0.text) } ?? []
  }

  // The limit for checking each word against the fields and the command's slots.
  private static let mostWords = 200

  /// Whether the line has too many words to check them one by one.
  var isLong: Bool { max(words.count, tokens.count) > Self.mostWords }

  /// Whether each word of the line may be a secure field's value.
  var hidesAll: Bool {
    isLong
      || state.activeField?.isSecure == true && !expectsFigure && (!isUnderstood || namesNothing)
  }

  /// Whether the line makes a field secure and may set the field's value.
  var makesSecret: Bool { tokens.count > 2 && tokens.contains(.secure) }

  /// Whether the line names a secure field and has other words that may be its value.
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

  /// Whether the line begins with `set` and a secure field's name without a space, as in `setpin`.
  private var startsWithSet: Bool {
    guard let word = tokens.first?.text, word.hasPrefix("set") else { return false }
    return secrets.place(in: [LineToken(text: String(word.dropFirst(3)))]) != nil
  }

  /// Returns whether a secure field's name and value may be among the arguments of a command.
  ///
  /// In a line that failed, any word may be such a name, except words that the command lists as
  /// choices.
  private func mayNameSecret(behind command: Command) -> Bool {
    words.indices.dropFirst().contains { index in
      let slots = command.shape.slots(after: Array(words[1..<index]))
      let (word, goesOn) = (words[index], index < words.count - 1)
      let parts = LineToken.tokens(of: word)
      guard let name = parts.first else { return false }
      if slots.contains(where: \.namesField) {
        if case .row = state.form.find(word) { return goesOn && state.mayMeanSecret(word) }
        return secrets.begins(name) || (goesOn || parts.count > 1) && state.mayMeanSecret(name.text)
      }
      if isUnderstood || slots.contains(where: { $0.lists(word) }) { return false }
      return (goesOn || parts.count > 1) && state.mayMeanSecret(name.text)
    }
  }

  private var mayNameSecret: Bool {
    meant.isEmpty && tokens.contains(where: secrets.begins)
      || tokens.dropLast().contains { $0.names.contains(where: state.mayMeanSecret) }
  }

  /// Whether the line has a word where the command requires a name, but nothing has that name.
  ///
  /// The word may then be the value of the active field, as in `edit hunter2` or `get hunter2`.
  var namesNothing: Bool {
    guard let command else { return false }
    return words.indices.dropFirst().contains { index in
      let slots = command.shape.slots(after: Array(words[1..<index]))
      return namesNothing(words[index], in: slots, behind: Array(words[1..<index]))
    }
  }

  private func namesNothing(_ word: String, in slots: [Slot], behind words: [String]) -> Bool {
    if slots.contains(where: \.namesFigure) { return (try? record.value(at: word)) == nil }
    // The state doesn't know the checkpoints.
    if slots.contains(where: \.namesCheckpoint) { return true }
    return !slots.isEmpty && !slots.contains { mayBe(word, in: $0, behind: words) }
  }

  /// Returns whether a word may be an argument that a slot describes.
  ///
  /// The argument may be a file, a field, a listed name, a number, or any text.
  private func mayBe(_ word: String, in slot: Slot, behind words: [String]) -> Bool {
    if slot.takesFile { return true }
    if slot.namesField {
      if case .none = state.form.find(word) { return false }
      return true
    }
    let (all, start) = (
      CompletionContext(state: state, words: words),
      CompletionContext(state: state, words: words, word: String(word.prefix(1)))
    )
    let takesAnything = slot.accepts("\u{1}")
    guard takesAnything, !slot.candidates(all).isEmpty else { return slot.accepts(word) }
    return slot.candidates(start).contains {
      !$0.text.isEmpty && ($0.text.hasPrefix(word) || word.hasPrefix($0.text))
    }
  }

  private var record: StateRecord { StateRecord(state) }

  /// Whether the first word resembles no command, and the line may be or contain a secure value.
  var mayBeValue: Bool {
    meant.isEmpty && command == nil
      && (secrets.fits(text) || tokens.contains { secrets.fits($0.text) })
  }

  /// Whether the whole line is a valid value of a secure field with rules or a keypad.
  ///
  /// False if the line's first word resembles a command.
  var isRuledValue: Bool { meant.isEmpty && command == nil && secrets.ruledFit(text) }

  /// Whether the line resembles a command that sets a field's value, but names no existing field.
  ///
  /// False if no secure field could have the value, as with letters for a PIN of digits.
  var givesValue: Bool {
    guard tokens.count > 1, meant.contains(where: Command.namesOfGiving.contains),
      secrets.mayHold(text, words: tokens.dropFirst().map(\.text) + words.dropFirst())
    else { return false }
    switch command?.valueOwner {
    case nil: return true
    case .activeField: return state.activeRow == nil
    case .namedField:
      guard words.count > 1, case .row = state.form.find(words[1]) else { return true }
      return false
    }
  }

  /// Whether the line is an `expect` command about an observable value that isn't a field's value.
  var expectsFigure: Bool {
    isParsed && command === Command.expect && words.first == command?.name
      && words.count > 1 && StateRecord.paths.contains(words[1])
  }

  /// The words at the line's beginning that may be shown: a command's name and a field's name.
  ///
  /// Empty if these words may be a secure value.
  var lead: [String] {
    guard let first = words.first, isName(first) else { return [] }
    let isCommand = command != nil || !meant.isEmpty
    guard
      isCommand || !secrets.fits(first) || secrets.place(in: LineToken.tokens(of: first)) != nil
    else { return [] }
    guard isCommand, words.count > 2, isName(words[1]) else { return [first] }
    let isShown =
      meansField(words[1]) || command?.valueOwner == .namedField && !secrets.fits(words[1])
    return isShown ? Array(words.prefix(2)) : [first]
  }

  /// Returns whether a word is, or resembles, the name of a field.
  func meansField(_ word: String) -> Bool {
    switch state.form.find(word) {
    case .row, .ambiguous: true
    case .notAField: false
    case .none(let suggestions): !suggestions.isEmpty
    }
  }

  /// Returns whether messages may show a word, because it can't contain a secure value.
  func isName(_ word: String) -> Bool {
    secrets.mayShow(word)
  }
}

extension Command {
  /// The names of all commands that set a field's value, such as `set`.
  fileprivate static let namesOfGiving = all.filter { $0.valueOwner != nil }.map(\.name)

  /// Returns the names of the commands that a typed word may mean.
  ///
  /// The word is such a name, its beginning, or similar to it.
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
