/// What may stand behind a command's name: one value from which the words are parsed, and from
/// which usage, hints and completion come.
struct Grammar<Value>: Sendable {
  let shape: Shape
  let parse: @Sendable (inout Arguments) throws(CommandError) -> Value

  init(
    _ shape: Shape, parse: @escaping @Sendable (inout Arguments) throws(CommandError) -> Value
  ) {
    self.shape = shape
    self.parse = parse
  }

  /// A grammar of one word.
  init(
    _ slot: Slot, parse: @escaping @Sendable (inout Arguments) throws(CommandError) -> Value
  ) {
    self.init(.slot(slot), parse: parse)
  }

  /// Returns the same words with what is made of their value.
  func map<Other>(_ make: @escaping @Sendable (Value) -> Other) -> Grammar<Other> {
    Grammar<Other>(shape) { [parse] arguments throws(CommandError) in make(try parse(&arguments)) }
  }

  /// Returns words that may be left out; usage shows brackets unless that is an exception.
  func optional(hasBrackets: Bool = true) -> Grammar<Value?> {
    Grammar<Value?>(.optional(shape, hasBrackets: hasBrackets)) {
      [parse] arguments throws(CommandError) in
      arguments.isEmpty ? nil : try parse(&arguments)
    }
  }

  /// Returns the words followed by others.
  func then<Other>(_ other: Grammar<Other>) -> Grammar<(Value, Other)> {
    Grammar<(Value, Other)>(.sequence([shape, other.shape])) {
      [parse] arguments throws(CommandError) in
      let first = try parse(&arguments)
      return (first, try other.parse(&arguments))
    }
  }
}

extension Grammar<Void> {
  /// No words at all.
  static let none = Grammar(.sequence([])) { _ throws(CommandError) in }
}

extension Grammar {
  /// One of several grammars by its first word.
  ///
  /// - Parameters:
  ///   - what: what the first word says, for errors.
  ///   - missing: the same where there is no word, if that has another name.
  ///   - choices: the words, each with what follows it.
  ///   - other: what a first word that is none of them may be.
  /// - Returns: the grammar.
  static func keywords(
    _ what: String, missing: String? = nil, _ choices: [(word: String, rest: Grammar)],
    other: (slot: Slot, value: @Sendable (String) -> Value?)? = nil
  ) -> Grammar {
    let words = choices.map(\.word)
    let shapes = choices.map { Shape.sequence([.slot(Slot(oneOf: [$0.word])), $0.rest.shape]) }
    let parts = other.map { [Shape.unlisted($0.slot)] } ?? []
    return Grammar(.alternatives(shapes + parts)) { arguments throws(CommandError) in
      let word = try arguments.required(missing ?? what)
      if let choice = choices.first(where: { $0.word == word.text }) {
        return try choice.rest.parse(&arguments)
      }
      if let value = other?.value(word.text) { return value }
      throw arguments.wrong(what, word, among: words)
    }
  }
}
