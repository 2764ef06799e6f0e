import Avoidance
import SessionState
import TerminalText

/// The completion candidates for a strategy's decisions, such as `margin=8`, when Tab is pressed.
package struct DecisionCandidates {
  private let word: String
  private let strategy: Strategy

  package init(_ context: CompletionContext) {
    word = context.word
    strategy = context.namedStrategy ?? context.state.engine.strategy
  }

  /// The completion candidates that begin with the typed word: decisions of a strategy, such as
  /// `margin=`, or their values.
  package var all: [Candidate] {
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
  /// The completion candidates for strategies whose names begin with the typed word.
  package var strategyNames: [Candidate] {
    Strategy.all.filter { $0.name.hasPrefix(word) }.map { Candidate($0.name, $0.rule) }
  }

  /// The strategy whose decisions, such as its margin, can come next in the typed line, or nil.
  ///
  /// It is named by the last word that is not a decision.
  package var namedStrategy: Strategy? {
    words.last { !StrategyChoice.isDecision($0) }.flatMap(Strategy.named)
  }
}
