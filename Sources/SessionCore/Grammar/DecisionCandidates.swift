import Avoidance
import SessionState
import TerminalText

/// The completion candidates after Tab for the options of a strategy, such as `margin=8`.
///
/// A strategy moves a form out of the keyboard's way; its options are called decisions.
package struct DecisionCandidates {
  private let word: String
  private let strategy: Strategy

  package init(_ context: CompletionContext) {
    word = context.word
    strategy = context.namedStrategy ?? context.state.engine.strategy
  }

  /// The completions for the typed word: options (decisions) such as `margin=`, or after the equals
  /// sign their values.
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
  /// The completion candidates for keyboard-avoidance strategies whose names begin with the typed
  /// word.
  package var strategyNames: [Candidate] {
    Strategy.all.filter { $0.name.hasPrefix(word) }.map { Candidate($0.name, $0.rule) }
  }

  /// The strategy that the options (decisions) typed next would change, or nil.
  ///
  /// It is the strategy named by the last word that is not an option.
  package var namedStrategy: Strategy? {
    words.last { !StrategyChoice.isDecision($0) }.flatMap(Strategy.named)
  }
}
