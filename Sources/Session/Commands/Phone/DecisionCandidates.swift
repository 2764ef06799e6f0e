import Avoidance

/// The decisions of the strategy that is being named, or of the present one, or the words that one
/// of them takes.
struct DecisionCandidates {
  private let word: String
  private let strategy: Strategy

  init(_ context: CompletionContext) {
    word = context.word
    strategy = context.namedStrategy ?? context.state.engine.strategy
  }

  /// Those that begin as the word does.
  var all: [Candidate] {
    guard let equals = word.firstIndex(of: "=") else {
      return strategy.decisionNames.filter { $0.hasPrefix(word) }
        .map { Candidate("\($0)=", strategy.summary(of: $0), isFinal: false) }
    }
    let name = String(word[..<equals])
    return strategy.choices(of: name)
      .map { Candidate("\(name)=\($0)", strategy.summary(of: $0, for: name)) }
      .filter { $0.text.hasPrefix(word) }
  }
}

extension CompletionContext {
  /// The strategies whose names begin as the word does.
  var strategyNames: [Candidate] {
    Strategy.all.filter { $0.name.hasPrefix(word) }.map { Candidate($0.name, $0.rule) }
  }

  /// The strategy whose decisions come next: the one that the last word names which is no decision.
  var namedStrategy: Strategy? {
    words.last { !StrategyChoice.isDecision($0) }.flatMap(Strategy.named)
  }
}
