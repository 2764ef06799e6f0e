/// A flag or a number of a library or system, under its original name.
///
/// It sets the value of a decision.
package struct Option: Sendable {
  package let name: String
  /// The decision that the option sets.
  let decision: Decision
  /// The accepted words, for completion and help.
  ///
  /// Empty for an option that accepts a number.
  package let choices: [String]
  private let set: @Sendable (inout Strategy, String) throws(StrategyError) -> Void

  /// Creates an option that sets a decision's number.
  package init(_ name: String, for decision: Decision) {
    self.name = name
    self.decision = decision
    choices = []
    set = { strategy, word throws(StrategyError) in
      try decision.decide(&strategy, word, as: name)
    }
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
    self.name = name
    self.decision = decision
    choices = []
    set = { strategy, word throws(StrategyError) in
      // A value that is no number is refused with its original spelling.
      let lowered = Double(word).map { $0 == 0 ? "0" : "\(-$0)" } ?? word
      try decision.decide(&strategy, lowered, as: name)
    }
  }

  /// Creates an option with words of its own for values of the decision.
  package init<Value: Sendable>(
    _ name: String, for decision: Decision, among values: [(word: String, value: Value)],
    set choose: @escaping @Sendable (inout Strategy, Value) -> Void
  ) {
    self.name = name
    self.decision = decision
    let choices = values.map(\.word)
    self.choices = choices
    set = { strategy, word throws(StrategyError) in
      guard let value = values.first(where: { $0.word == word })?.value else {
        throw StrategyError(.unknownChoice(decision: name, given: word, choices: choices))
      }
      choose(&strategy, value)
    }
  }

  /// The meaning, in a few words.
  package var summary: String { "the system's name for \(decision.name)" }

  /// Sets a strategy's value from a word.
  func decide(_ strategy: inout Strategy, _ word: String) throws(StrategyError) {
    try set(&strategy, word)
  }
}

extension Option: CustomStringConvertible {
  package var description: String { name }
}
