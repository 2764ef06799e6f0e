import AvoidanceEngine

extension Strategy {
  /// The names that ``deciding(_:)`` accepts: those of all decisions and of the strategy's options.
  ///
  /// A strategy with several releases also has the name `version`.
  package var decisionNames: [String] {
    Decision.all.map(\.name) + options.map(\.name) + (versions.isEmpty ? [] : [Self.versionName])
  }

  private static let versionName = "version"

  /// Returns the words that a decision or option of the strategy accepts, given its name.
  ///
  /// Empty if it accepts a number, or if the name is unknown.
  package func choices(of name: String) -> [String] {
    if name == Self.versionName { return versions.map(\.name) }
    return Decision.named(name)?.choices ?? option(named: name)?.choices ?? []
  }

  /// Returns what a decision or option of the strategy is about, in a few words.
  ///
  /// Empty if the name is unknown.
  package func summary(of name: String) -> String {
    if name == Self.versionName { return "the release of the system that is simulated" }
    return Decision.named(name)?.summary ?? option(named: name)?.summary ?? ""
  }

  /// Returns the effect of a word for one of the strategy's decisions, as a clause for help.
  ///
  /// `name` is the decision's name. Empty if the word explains the effect or is unknown.
  package func summary(of choice: String, for name: String) -> String {
    if name == Self.versionName {
      return versions.first { $0.name == choice }?.summary ?? ""
    }
    return Decision.named(name)?.summary(of: choice) ?? ""
  }

  /// Returns the strategy with one decision changed, given as `name=value`, such as `margin=8`.
  ///
  /// The name may also be an option of the strategy's library or system, or `version` for its
  /// release.
  ///
  /// - Throws: ``StrategyError`` if there is no such decision or it does not accept that value.
  package func deciding(_ text: String) throws(StrategyError) -> Strategy {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw StrategyError(.notADecision(text)) }
    let (name, word) = (String(parts[0]), String(parts[1]))
    if name == Self.versionName { return try actingOut(version: word) }
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

  /// Returns the strategy in another release of its library or system; changed decisions stay
  /// changed.
  ///
  /// - Throws: ``StrategyError`` if there is no such release.
  private func actingOut(version name: String) throws(StrategyError) -> Strategy {
    guard !versions.isEmpty else { throw StrategyError(.noVersions(strategy: self.name)) }
    guard let version = versions.first(where: { $0.name == name }) else {
      throw StrategyError(
        .unknownChoice(decision: "version", given: name, choices: versions.map(\.name)))
    }
    var other = released(as: version)
    for change in changes { other = try other.deciding(change) }
    return other
  }

  /// The strategy itself, then a variant for each of its releases and each word of its options.
  var variants: [Strategy] {
    let words =
      versions.map { "\(Self.versionName)=\($0.name)" }
      + options.flatMap { option in option.choices.map { "\(option.name)=\($0)" } }
    return [self] + words.compactMap { try? deciding($0) }
  }

  /// Returns the values of a decision, as words, that the strategy's own options can set.
  ///
  /// Empty if the decision has no options, or only options with numbers.
  package func optionWords(for decision: Decision) -> [String] {
    let changed = options.filter { $0.decision.name == decision.name }.flatMap { option in
      option.choices.compactMap { try? deciding("\(option.name)=\($0)") }
    }
    return changed.map(decision.word)
  }

  /// Returns the word of a library's option that stands for the decision's current value, or nil.
  ///
  /// `name` is the option's name. Nil if no word of the option stands for that value.
  func optionWord(_ name: String) -> String? {
    guard let option = option(named: name) else { return nil }
    let decided = option.decision.word(self)
    return option.choices.first { choice in
      (try? deciding("\(name)=\(choice)")).map(option.decision.word) == decided
    }
  }

  private func option(named name: String) -> Option? { options.first { $0.name == name } }
}
