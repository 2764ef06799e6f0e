import Foundation

/// What of a strategy can be decided otherwise, by the name that a command gives it.
public enum Decision: String, CaseIterable, Sendable {
  case when
  case room
  case reveal
  case motion
  case hide
  case margin
  case delay

  /// The words it takes, for completion and help; a decision that takes a number has none.
  public var choices: [String] {
    switch self {
    case .when: When.allCases.map(\.rawValue)
    case .room: Room.allCases.map(\.rawValue)
    case .reveal: Reveal.allCases.map(\.rawValue)
    case .motion: ["none", "keyboard", "keyboardDuration", "uikit"]
    case .hide: Hide.allCases.map(\.rawValue)
    case .margin, .delay: []
    }
  }
}

extension Strategy {
  /// Returns the strategy with one decision made otherwise, written `name=value`.
  ///
  /// - Throws: ``StrategyError`` when there is no such decision or it does not take that value.
  public func deciding(_ text: String) throws(StrategyError) -> Strategy {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw .notADecision(text) }
    let name = String(parts[0])
    guard let decision = Decision(rawValue: name) else { throw .unknownDecision(name) }
    var changed = self
    try changed.decide(decision, String(parts[1]))
    changed.name = Self.name(name: self.name, replacing: decision, by: text)
    return changed
  }

  /// Returns the name with the decision appended, in place of an earlier one of the same kind.
  private static func name(name: String, replacing decision: Decision, by text: String) -> String {
    let kept = name.split(separator: " ").filter { !$0.hasPrefix(decision.rawValue + "=") }
    return (kept + [Substring(text)]).joined(separator: " ")
  }

  private mutating func decide(_ decision: Decision, _ value: String) throws(StrategyError) {
    switch decision {
    case .when: when = try Self.choice(value, of: decision)
    case .room: room = try Self.choice(value, of: decision)
    case .reveal: reveal = try Self.choice(value, of: decision)
    case .hide: hide = try Self.choice(value, of: decision)
    case .motion: motion = try Self.motion(value)
    case .margin:
      margin = CGFloat(try Self.number(value, of: decision, wants: "a number of points from 0 on"))
    case .delay:
      delay =
        value == "none"
        ? nil : try Self.number(value, of: decision, wants: "seconds from 0 on, or none")
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
    switch value {
    case "none": .none
    case "keyboard": .keyboard
    case "keyboardDuration": .keyboardDuration
    case "uikit": .uikit
    default:
      .duration(
        try number(
          value, of: .motion, wants: "none, keyboard, keyboardDuration, uikit or seconds"))
    }
  }

  private static func number(
    _ value: String, of decision: Decision, wants: String
  ) throws(StrategyError) -> Double {
    guard let number = Double(value), number.isFinite, (0...1e6).contains(number) else {
      throw .notANumber(decision: decision.rawValue, given: value, wants: wants)
    }
    return number
  }
}
