import Foundation

extension Strategy {
  /// The names that ``deciding(_:)`` takes: every decision's, and those of the system's options.
  package var decisionNames: [String] {
    Decision.allCases.map(\.rawValue) + options.map(\.rawValue)
  }

  /// Returns the words that a decision or option takes; none where it takes a number or there is
  /// none of that name.
  package func choices(of name: String) -> [String] {
    Decision(rawValue: name)?.choices ?? option(named: name)?.choices ?? []
  }

  /// Returns the strategy with one decision made otherwise, written `name=value`; the name may be
  /// that of one of its ``options``.
  ///
  /// - Throws: ``StrategyError`` when there is no such decision or it does not take that value.
  package func deciding(_ text: String) throws(StrategyError) -> Strategy {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw .notADecision(text) }
    let name = String(parts[0])
    let value = String(parts[1])
    var changed = self
    if let decision = Decision(rawValue: name) {
      try changed.decide(decision, value, as: name)
      changed.name = self.name(replacing: decision, by: text)
      changed.rule = self.rule(deciding: decision, of: changed)
    } else if let option = option(named: name) {
      try changed.decide(option, value)
      changed.name = self.name(replacing: option.decision, by: text)
      changed.rule = self.rule(deciding: option.decision, of: changed)
    } else {
      throw .unknownDecision(name, known: decisionNames)
    }
    return changed
  }

  private func option(named name: String) -> Option? {
    options.first { $0.rawValue == name }
  }

  /// Returns the name with a decision appended, in place of an earlier one of the same kind.
  private func name(replacing decision: Decision, by text: String) -> String {
    let kept = name.split(separator: " ").filter { Self.decision(writtenAs: $0) != decision }
    return (kept + [Substring(text)]).joined(separator: " ")
  }

  /// Returns the rule of a strategy that was decided otherwise: a number is no part of it.
  private func rule(deciding decision: Decision, of changed: Strategy) -> String {
    switch decision {
    case .motion, .margin, .spacing, .delay, .lag, .undocked: return rule
    case .when, .room, .reveal, .hide:
      guard changed.when != .never || changed.delay != nil else { return "nothing makes it act" }
      return "\(changed.room.summary); \(changed.reveal.summary); on hide, \(changed.hide.summary)"
    }
  }

  private static func decision(writtenAs word: Substring) -> Decision? {
    guard let equals = word.firstIndex(of: "=") else { return nil }
    let name = String(word[..<equals])
    return Decision(rawValue: name) ?? Option(rawValue: name)?.decision
  }

  private mutating func decide(_ option: Option, _ value: String) throws(StrategyError) {
    switch option.meaning {
    case .number(let decision): try decide(decision, value, as: option.rawValue)
    case .flag(let decision, let on, let off):
      guard option.choices.contains(value) else {
        throw .unknownChoice(decision: option.rawValue, given: value, choices: option.choices)
      }
      try decide(decision, value == "true" ? on : off, as: option.rawValue)
    }
  }

  private mutating func decide(
    _ decision: Decision, _ value: String, as name: String
  ) throws(StrategyError) {
    switch decision {
    case .when: when = try Self.choice(value, of: decision)
    case .room: room = try Self.choice(value, of: decision)
    case .reveal: reveal = try Self.choice(value, of: decision)
    case .hide: hide = try Self.choice(value, of: decision)
    case .undocked: undocked = try Self.choice(value, of: decision)
    case .motion: motion = try Self.motion(value)
    case .margin: margin = CGFloat(try Self.number(value, for: decision, as: name))
    case .spacing:
      spacing = CGFloat(try Self.number(value, for: decision, as: name, in: -1e6...1e6))
    case .delay: delay = value == "none" ? nil : try Self.number(value, for: decision, as: name)
    case .lag: lag = try Self.number(value, for: decision, as: name)
    }
  }

  private static func choice<Choice: RawRepresentable<String>>(
    _ value: String, of decision: Decision
  ) throws(StrategyError) -> Choice {
    guard let choice = Choice(rawValue: value) else {
      throw .unknownChoice(
        decision: decision.rawValue, given: value, choices: decision.choices)
    }
    return choice
  }

  private static func motion(_ value: String) throws(StrategyError) -> Motion {
    if let motion = Motion.named.first(where: { $0.description == value }) { return motion }
    return .duration(try number(value, for: .motion, as: Decision.motion.rawValue))
  }

  private static func number(
    _ value: String, for decision: Decision, as name: String,
    in range: ClosedRange<Double> = 0...1e6
  ) throws(StrategyError) -> Double {
    guard let number = Double(value), number.isFinite, range.contains(number) else {
      throw .notANumber(decision: name, given: value, wants: decision.domain)
    }
    return number
  }
}
