import Avoidance
import Forms

/// A strategy as words choose it: a name and decisions, of which either may be left out.
struct StrategyChoice: Sendable {
  private(set) var name: String?
  private(set) var decisions: [String] = []

  /// Returns the choices that words make, several of which may be in one, divided by blanks: each
  /// name begins one, to which the decisions behind it belong.
  static func all(in words: [String]) -> [StrategyChoice] {
    words.flatMap { $0.split(separator: " ") }.map(String.init).reduce(into: []) { choices, word in
      if isDecision(word) {
        if choices.isEmpty { choices.append(StrategyChoice()) }
        choices[choices.count - 1].decisions.append(word)
      } else {
        choices.append(StrategyChoice(name: word))
      }
    }
  }

  /// Whether a word chooses a strategy that there is, or decides something of one.
  static func isMade(by word: String) -> Bool {
    let parts = word.split(separator: " ").map(String.init)
    guard let first = parts.first, parts.dropFirst().allSatisfy(isDecision) else { return false }
    return isDecision(first) || Strategy.named(first) != nil
  }

  /// Whether a word is a decision, written `name=value`, and no name.
  static func isDecision(_ word: String) -> Bool { word.contains(Character("=")) }

  /// Returns the strategy; without a name the present one changes.
  ///
  /// - Throws: ``CommandError`` for a name or a decision that there is not.
  func strategy(tuning present: Strategy) throws(CommandError) -> Strategy {
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
  /// Returns the strategies, each once, in their order.
  ///
  /// - Throws: ``CommandError`` for a name or a decision that there is not.
  func strategies(tuning present: Strategy) throws(CommandError) -> [Strategy] {
    var strategies: [Strategy] = []
    for choice in self {
      let strategy = try choice.strategy(tuning: present)
      if !strategies.contains(strategy) { strategies.append(strategy) }
    }
    return strategies
  }
}
