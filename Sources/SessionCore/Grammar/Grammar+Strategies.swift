import SessionState

extension Grammar<[String]> {
  /// The grammar of any number of strategy names with options, such as `inset-top margin=8`.
  ///
  /// A strategy keeps fields clear of the keyboard. Its options are called decisions.
  package static var strategies: Grammar {
    Grammar<String>.word(.strategy).repeated().optional().map { $0 ?? [] }
  }
}

extension Slot {
  /// The description of a word that is a strategy's name or an option (decision) such as
  /// `margin=8`.
  ///
  /// An option belongs to the strategy named before it.
  package static var strategy: Slot {
    var slot = Slot("STRATEGY")
    slot.candidates = { context in
      context.strategyNames + (context.namedStrategy == nil ? [] : DecisionCandidates(context).all)
    }
    return slot
  }
}

extension Grammar<(name: String?, decisions: [String])> {
  /// The grammar of a strategy's name, of options (decisions) such as `margin=8`, or of both.
  package static var strategyChoice: Grammar {
    var name = Slot("NAME")
    name.accepts = { !StrategyChoice.isDecision($0) }
    name.candidates = { $0.strategyNames }
    var decision = Slot("decision=value")
    decision.accepts = StrategyChoice.isDecision
    decision.candidates = { DecisionCandidates($0).all }
    return Grammar<String>.word(name).optional()
      .then(Grammar<String>.word(decision).repeated().optional())
      .map { (name: $0, decisions: $1 ?? []) }
  }
}
