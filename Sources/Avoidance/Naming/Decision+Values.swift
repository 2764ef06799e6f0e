import AvoidanceEngine

extension Decision {
  /// Sets this decision of a strategy, such as its margin, to the value that a word stands for.
  ///
  /// Error messages call the decision `name`, for example by the name of a library's option; nil
  /// means its own name.
  func decide(
    _ strategy: inout Strategy, _ word: String, as name: String? = nil
  ) throws(StrategyError) {
    try key.values.set(&strategy, word, name ?? self.name)
  }

  /// The words that this decision of a strategy accepts, for completion and help.
  ///
  /// Empty for a decision that only accepts a number.
  package var choices: [String] { key.values.choices }

  /// The values that this decision of a strategy accepts, as text for help.
  package var domain: String { key.values.numbers ?? choices.joined(separator: ", ") }

  /// Returns the effect of a value of this decision of a strategy, given its word, as a clause.
  ///
  /// Empty if the word explains the effect or is unknown.
  package func summary(of choice: String) -> String { key.values.clause(choice) }
}

extension Option {
  /// Sets the strategy's decision that this option of a library controls, from the option's word.
  func decide(_ strategy: inout Strategy, _ word: String) throws(StrategyError) {
    switch meaning {
    case .sameNumber: try decision.decide(&strategy, word, as: name)
    case .oppositeNumber:
      // A value that is no number is refused with its original spelling.
      let lowered = Double(word).map { $0 == 0 ? "0" : "\(-$0)" } ?? word
      try decision.decide(&strategy, lowered, as: name)
    case .choices(let choose):
      guard choose(&strategy, word) else {
        throw StrategyError(.unknownChoice(decision: name, given: word, choices: choices))
      }
    }
  }
}
