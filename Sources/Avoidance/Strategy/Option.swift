/// A switch or a number of a system, by the name it has there: another word for a decision's value.
package struct Option: Sendable {
  package let name: String
  /// The decision that it makes.
  let decision: Decision
  /// The words it takes, for completion and help; an option that takes a number has none.
  package let choices: [String]
  private let set: @Sendable (inout Strategy, String) throws(StrategyError) -> Void

  /// Creates an option whose number is the decision's.
  package init(_ name: String, for decision: Decision) {
    self.name = name
    self.decision = decision
    choices = []
    set = { strategy, word throws(StrategyError) in
      try decision.decide(&strategy, word, as: name)
    }
  }

  /// Creates an option that says yes or no: two values of the decision.
  package init<Value: Sendable>(
    _ name: String, for decision: Decision, true on: Value, false off: Value,
    set choose: @escaping @Sendable (inout Strategy, Value) -> Void
  ) {
    self.name = name
    self.decision = decision
    let choices = ["true", "false"]
    self.choices = choices
    set = { strategy, word throws(StrategyError) in
      guard choices.contains(word) else {
        throw StrategyError(.unknownChoice(decision: name, given: word, choices: choices))
      }
      choose(&strategy, word == "true" ? on : off)
    }
  }

  /// Its meaning, in a few words.
  package var summary: String { "the system's word for \(decision.name)" }

  /// Has a strategy decide as a word says.
  func decide(_ strategy: inout Strategy, _ word: String) throws(StrategyError) {
    try set(&strategy, word)
  }
}

extension Option: CustomStringConvertible {
  package var description: String { name }
}
