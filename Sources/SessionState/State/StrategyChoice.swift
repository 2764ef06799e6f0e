import Avoidance
import Forms

/// A strategy that a user selects by a name, by options (decisions) such as `margin=8`, or both.
package struct StrategyChoice: Sendable {
  package private(set) var name: String?
  package private(set) var decisions: [String] = []

  /// Returns the strategies that a user selects by words such as `inset-top margin=8`.
  ///
  /// Each strategy name begins a choice, and the options after the name belong to that choice. One
  /// text may contain several words separated by blanks.
  package static func all(in words: [String]) -> [StrategyChoice] {
    words.flatMap { $0.split(separator: " ") }.map(String.init).reduce(into: []) { choices, word in
      if isDecision(word) {
        if choices.isEmpty { choices.append(StrategyChoice()) }
        choices[choices.count - 1].decisions.append(word)
      } else {
        choices.append(StrategyChoice(name: word))
      }
    }
  }

  /// Returns whether a text begins with a strategy's name or an option, and has only options after.
  package static func isMade(by word: String) -> Bool {
    let parts = word.split(separator: " ").map(String.init)
    guard let first = parts.first, parts.dropFirst().allSatisfy(isDecision) else { return false }
    return isDecision(first) || Strategy.named(first) != nil
  }

  /// Returns whether a word has the form of a strategy's option (decision), such as `margin=8`.
  package static func isDecision(_ word: String) -> Bool { word.contains(Character("=")) }

  /// Returns the strategy with the chosen name, changed by the chosen options such as `margin=8`.
  ///
  /// Without a name, the options change the strategy `present`.
  ///
  /// - Throws: ``CommandError`` for an unknown name or an invalid option.
  package func strategy(tuning present: Strategy) throws(CommandError) -> Strategy {
    var strategy = present
    if let name {
      guard let named = Strategy.named(name) else {
        throw CommandError.unknown(.strategy, name, among: Strategy.all.map(\.name))
      }
      strategy = named
    }
    for decision in decisions {
      do {
        strategy = try strategy.deciding(decision)
      } catch {
        throw CommandError(
          .strategy(error),
          suggestions: Spelling.nearest(to: error.given, among: error.candidates))
      }
    }
    return strategy
  }
}

extension [StrategyChoice] {
  /// Returns the strategies for these choices in order, each strategy once.
  ///
  /// A choice without a name, such as `margin=8`, changes the strategy `present`.
  ///
  /// - Throws: ``CommandError`` for an unknown name or an invalid option.
  package func strategies(tuning present: Strategy) throws(CommandError) -> [Strategy] {
    var strategies: [Strategy] = []
    for choice in self {
      let strategy = try choice.strategy(tuning: present)
      if !strategies.contains(strategy) { strategies.append(strategy) }
    }
    return strategies
  }
}
