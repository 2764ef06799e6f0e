/// A flag or a number of a library or system, under its original name.
///
/// It sets the value of a decision.
package struct Option: Sendable {
  package let name: String
  /// The decision that the option sets.
  package let decision: Decision
  /// The accepted words, for completion and help.
  ///
  /// Empty for an option that accepts a number.
  package let choices: [String]
  package let meaning: Meaning

  /// What a word of the option sets its decision to.
  package enum Meaning: Sendable {
    /// The number that the word is.
    case sameNumber
    /// The number with the opposite sign.
    case oppositeNumber
    /// A value of its own, which the function sets.
    ///
    /// The function returns whether there is a value for the word.
    case choices(@Sendable (inout Strategy, String) -> Bool)
  }

  /// Creates an option that sets a decision's number.
  package init(_ name: String, for decision: Decision) {
    self.init(name, decision, .sameNumber)
  }

  /// Creates a Boolean option that chooses between two values of a decision.
  package init<Value: Sendable>(
    _ name: String, for decision: Decision, true on: Value, false off: Value,
    set choose: @escaping @Sendable (inout Strategy, Value) -> Void
  ) {
    self.init(name, for: decision, among: [("true", on), ("false", off)], set: choose)
  }

  /// Creates an option whose number lowers the decision's: a distance that is taken off.
  package init(_ name: String, lowering decision: Decision) {
    self.init(name, decision, .oppositeNumber)
  }

  /// Creates an option with words of its own for values of the decision.
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

  /// The meaning, in a few words.
  package var summary: String { "the system's name for \(decision.name)" }
}

extension Option: CustomStringConvertible {
  package var description: String { name }
}
