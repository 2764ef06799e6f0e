extension Strategy {
  /// The names that ``deciding(_:)`` takes: every decision's, and those of the system's options.
  package var decisionNames: [String] {
    Decision.all.map(\.name) + options.map(\.name) + (versions.isEmpty ? [] : [Self.versionName])
  }

  private static let versionName = "version"

  /// Returns the words that a decision or option takes; none where it takes a number or there is
  /// none of that name.
  package func choices(of name: String) -> [String] {
    if name == Self.versionName { return versions.map(\.name) }
    return Decision.named(name)?.choices ?? option(named: name)?.choices ?? []
  }

  /// Returns what a decision or option decides, in a few words; nothing where there is none of that
  /// name.
  package func summary(of name: String) -> String {
    if name == Self.versionName { return "the release of the system that is acted out" }
    return Decision.named(name)?.summary ?? option(named: name)?.summary ?? ""
  }

  /// Returns what a choice of a decision does, as a clause; nothing where the word says it.
  package func summary(of choice: String, for name: String) -> String {
    if name == Self.versionName {
      return versions.first { $0.name == choice }?.summary ?? ""
    }
    return Decision.named(name)?.summary(of: choice) ?? ""
  }

  /// Returns the strategy with one decision made otherwise, written `name=value`; the name may be
  /// that of one of the system's own options, or `version` for a release of the system.
  ///
  /// - Throws: ``StrategyError`` when there is no such decision or it does not take that value.
  package func deciding(_ text: String) throws(StrategyError) -> Strategy {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw StrategyError(.notADecision(text)) }
    let (name, word) = (String(parts[0]), String(parts[1]))
    if name == Self.versionName, !versions.isEmpty { return try actingOut(version: word) }
    var changed = self
    let decision: Decision
    if let named = Decision.named(name) {
      decision = named
      try named.decide(&changed, word)
    } else if let option = option(named: name) {
      decision = option.decision
      try option.decide(&changed, word)
    } else {
      throw StrategyError(.unknownDecision(name, known: decisionNames))
    }
    changed.note(decision, writtenAs: text)
    return changed
  }

  /// The strategy, and what each of its releases and switches makes of it.
  var variants: [Strategy] {
    let words =
      versions.map { "\(Self.versionName)=\($0.name)" }
      + options.flatMap { option in option.choices.map { "\(option.name)=\($0)" } }
    return [self] + words.compactMap { try? deciding($0) }
  }

  /// Returns what the system's own options can have a decision be; nothing where they take numbers,
  /// or there is none for it.
  package func optionWords(for decision: Decision) -> [String] {
    let changed = options.filter { $0.decision.name == decision.name }.flatMap { option in
      option.choices.compactMap { try? deciding("\(option.name)=\($0)") }
    }
    return changed.map(decision.word)
  }

  private func option(named name: String) -> Option? { options.first { $0.name == name } }
}
