/// A flag or a number of a library or system, under its original name.
///
/// The option sets the value of a strategy's decision.
package struct Option: Sendable {
  package let name: String
  /// The strategy's decision that the option sets.
  package let decision: Decision
  /// The words that the option accepts, for completion and help.
  ///
  /// Empty for an option that accepts a number.
  package let choices: [String]
  package let meaning: Meaning

  /// The value that a word of an option gives to the decision.
  package enum Meaning: Sendable {
    /// The number that the option's word is.
    case sameNumber
    /// The option's number with the opposite sign.
    case oppositeNumber
    /// A value for each accepted word of the option, which the function sets.
    ///
    /// The function returns whether there is a value for the word.
    case choices(@Sendable (inout Strategy, String) -> Bool)
  }

  /// Creates an option that sets the number of a decision.
  package init(_ name: String, for decision: Decision) {
    self.init(name, decision, .sameNumber)
  }

  /// Creates an option with the values true and false, which choose between two values of a
  /// decision.
  package init<Value: Sendable>(
    _ name: String, for decision: Decision, true on: Value, false off: Value,
    set choose: @escaping @Sendable (inout Strategy, Value) -> Void
  ) {
    self.init(name, for: decision, among: [("true", on), ("false", off)], set: choose)
  }

  /// Creates an option whose number is subtracted from the decision's number.
  package init(_ name: String, lowering decision: Decision) {
    self.init(name, decision, .oppositeNumber)
  }

  /// Creates an option that has its own words for values of a decision.
  package init<Value: Sendable>(
    _ name: String, for decision: Decision, among values: [(word: String, value: Value)],
    set choose: @escaping @Sendable (inout Strategy, Value) -> Void
  ) {
    let meaning = Meaning.choices { strategy, word in
      guard let value = values.first(where: { $0.word == word })?.value else { return false }
      choose(&strategy, value)
      return true
    }
    self.init(name, decision, meaning, choices: values.map(\.word))
  }

  private init(
    _ name: String, _ decision: Decision, _ meaning: Meaning, choices: [String] = []
  ) {
    self.name = name
    self.decision = decision
    self.choices = choices
    self.meaning = meaning
  }

  /// The meaning of the option in a few words, for help.
  package var summary: String { "the system's name for \(decision.name)" }
}

extension Option: CustomStringConvertible {
  package var description: String { name }
}
