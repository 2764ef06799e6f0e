/// An option of a library or system, under its original name, that changes a strategy.
///
/// Setting the option in a command sets a decision of the strategy, such as its margin.
package struct Option: Sendable {
  package let name: String
  /// The decision of a strategy, such as its margin, that the option sets.
  package let decision: Decision
  /// The words that the option accepts, for completion and help.
  ///
  /// Empty for an option that accepts a number.
  package let choices: [String]
  package let meaning: Meaning

  /// The way to convert the word after an option in a command into a value of a strategy's
  /// decision.
  package enum Meaning: Sendable {
    /// The word is a number, which is the decision's value.
    case sameNumber
    /// The word is a number, and the decision's value has the opposite sign.
    case oppositeNumber
    /// The word is one of a few; each word stands for a value of the decision.
    ///
    /// The function sets the value in the strategy, and returns false for an unknown word.
    case choices(@Sendable (inout Strategy, String) -> Bool)
  }

  /// Creates an option whose number is used as the value of a strategy's decision.
  package init(_ name: String, for decision: Decision) {
    self.init(name, decision, .sameNumber)
  }

  /// Creates an option that is `true` or `false`, each for a value of a strategy's decision.
  ///
  /// `choose` sets the value in a strategy.
  package init<Value: Sendable>(
    _ name: String, for decision: Decision, true on: Value, false off: Value,
    set choose: @escaping @Sendable (inout Strategy, Value) -> Void
  ) {
    self.init(name, for: decision, among: [("true", on), ("false", off)], set: choose)
  }

  /// Creates an option whose number, with the opposite sign, is the value of a strategy's decision.
  package init(_ name: String, lowering decision: Decision) {
    self.init(name, decision, .oppositeNumber)
  }

  /// Creates an option whose own words stand for values of a strategy's decision.
  ///
  /// `choose` sets the value in a strategy.
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

  /// A few words about the option for help: it names the decision that the option sets.
  package var summary: String { "the system's name for \(decision.name)" }
}

extension Option: CustomStringConvertible {
  package var description: String { name }
}
