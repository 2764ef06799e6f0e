import Foundation

/// A decision of a strategy that commands can change by name.
package struct Decision: Sendable {
  private let key: Name
  /// A few words that say what is decided, for help.
  package let summary: String
  /// Whether the decision is part of a strategy's rule.
  ///
  /// Numbers are not.
  let isInRule: Bool
  private let listChoices: @Sendable () -> [String]
  /// The accepted numbers in words, or nil if the decision has choices.
  private let numbers: String?
  /// Returns a strategy's value of the decision as a word.
  package let word: @Sendable (Strategy) -> String
  /// Returns the effect of a choice as a clause, or empty if the word explains it.
  private let clause: @Sendable (String) -> String
  /// Sets a strategy's value from a word.
  ///
  /// The third argument is the name in errors.
  private let set: @Sendable (inout Strategy, String, String) throws(StrategyError) -> Void

  package var name: String { key.rawValue }

  /// Sets a strategy's value from a word.
  ///
  /// Errors refer to the decision as `name`.
  func decide(
    _ strategy: inout Strategy, _ word: String, as name: String? = nil
  ) throws(StrategyError) {
    try set(&strategy, word, name ?? self.name)
  }

  /// The accepted words, for completion and help.
  ///
  /// Empty for a decision that only accepts a number.
  package var choices: [String] { listChoices() }

  /// The accepted values in words.
  package var domain: String { numbers ?? choices.joined(separator: ", ") }

  /// Returns the effect of a choice as a clause.
  ///
  /// Empty if the word explains it or is unknown.
  package func summary(of choice: String) -> String { clause(choice) }
}

extension Decision {
  package static let when = Decision(
    .when, "the event that triggers it", isInRule: true, among: whens, get: { $0.when }
  ) { $0.when = $1 }

  package static let room = Decision(
    .room, "how it makes room for the keyboard", isInRule: true, among: rooms, get: { $0.room }
  ) { $0.room = $1 }

  package static let reveal = Decision(
    .reveal, "how it brings the row into view", isInRule: true, among: reveals,
    get: { $0.reveal }
  ) { $0.reveal = $1 }

  package static let motion = Decision(
    key: .motion, summary: "how it moves", isInRule: false,
    listChoices: { Motion.named.map(\.description) }, numbers: motionDomain,
    word: { $0.motion.word }, clause: { _ in "" }
  ) { strategy, word, name throws(StrategyError) in
    if let motion = Motion.named.first(where: { $0.description == word }) {
      strategy.motion = motion
    } else {
      strategy.motion = .duration(try number(word, for: name, wants: motionDomain))
    }
  }

  private static let motionDomain =
    Motion.named.map(\.description).joined(separator: ", ") + " or seconds"

  package static let hide = Decision(
    .hide, "what it does when the keyboard leaves", isInRule: true, among: hides,
    get: { $0.hide }
  ) { $0.hide = $1 }

  package static let margin = Decision(
    .margin, "points kept free between the row and what would cover it",
    "a number of points, at least 0",
    get: { Double($0.margin) }
  ) { $0.margin = CGFloat($1) }

  package static let spacing = Decision(
    .spacing, "points added to the keyboard's height when room is made",
    "a number of points", in: -1e6...1e6,
    get: { Double($0.spacing) }
  ) { $0.spacing = CGFloat($1) }

  package static let delay = Decision(
    key: .delay, summary: "seconds from didBeginEditing until the row is revealed",
    isInRule: false, listChoices: { [] }, numbers: delayDomain, word: { $0.delay?.word ?? "none" },
    clause: { _ in "" }
  ) { strategy, word, name throws(StrategyError) in
    strategy.delay = word == "none" ? nil : try number(word, for: name, wants: delayDomain)
  }

  private static let delayDomain = "a number of seconds, at least 0, or none"

  package static let lag = Decision(
    .lag, "seconds by which everything is delayed", "a number of seconds, at least 0",
    get: { Double($0.lag) }
  ) { $0.lag = $1 }

  package static let undocked = Decision(
    .undocked, "whether an undocked keyboard counts", isInRule: false, among: Undocked.listed,
    get: { $0.undocked }
  ) { $0.undocked = $1 }

  // Computed once on demand, because strategies' options refer to decisions.
  private static let whens = When.all(in: Strategy.all) { $0.when }
  private static let rooms = Room.all(in: Strategy.all) { $0.room }
  private static let reveals = Reveal.all(in: Strategy.all) { $0.reveal }
  private static let hides = Hide.all(in: Strategy.all) { $0.hide }

  /// Every decision, in listed order.
  package static let all: [Decision] = Name.allCases.map { $0.decision }

  /// Returns the decision with this name.
  package static func named(_ name: String) -> Decision? { all.first { $0.name == name } }

  /// The name of a decision, in listed order.
  ///
  /// The switch below requires a decision for each name, and each decision requires a name.
  private enum Name: String, CaseIterable {
    case when, room, reveal, motion, hide, margin, spacing, delay, lag, undocked

    /// The decision with this name.
    var decision: Decision {
      switch self {
      case .when: .when
      case .room: .room
      case .reveal: .reveal
      case .motion: .motion
      case .hide: .hide
      case .margin: .margin
      case .spacing: .spacing
      case .delay: .delay
      case .lag: .lag
      case .undocked: .undocked
      }
    }
  }
}

extension Decision {
  /// Creates a decision among named values.
  private init<Value: Choice>(
    _ name: Name, _ summary: String, isInRule: Bool,
    among values: @escaping @autoclosure @Sendable () -> [Value],
    get: @escaping @Sendable (Strategy) -> Value,
    set: @escaping @Sendable (inout Strategy, Value) -> Void
  ) {
    self.init(
      key: name, summary: summary, isInRule: isInRule, listChoices: { values().map(\.name) },
      numbers: nil, word: { get($0).name },
      clause: { word in values().first { $0.name == word }?.summary ?? "" }
    ) { strategy, word, _ throws(StrategyError) in
      // A strategy's own value for a word comes first. For example, flutter has its own way to
      // ignore a keyboard.
      let first = get(strategy.asMade)
      guard let value = first.name == word ? first : values().first(where: { $0.name == word })
      else {
        throw StrategyError(
          .unknownChoice(decision: name.rawValue, given: word, choices: values().map(\.name)))
      }
      set(&strategy, value)
    }
  }

  /// Creates a decision that accepts a number.
  private init(
    _ name: Name, _ summary: String, _ domain: String,
    in range: ClosedRange<Double> = 0...1e6, get: @escaping @Sendable (Strategy) -> Double,
    set: @escaping @Sendable (inout Strategy, Double) -> Void
  ) {
    self.init(
      key: name, summary: summary, isInRule: false, listChoices: { [] }, numbers: domain,
      word: { get($0).word }, clause: { _ in "" }
    ) { strategy, word, name throws(StrategyError) in
      set(&strategy, try Self.number(word, in: range, for: name, wants: domain))
    }
  }

  private static func number(
    _ word: String, in range: ClosedRange<Double> = 0...1e6, for name: String,
    wants domain: String
  ) throws(StrategyError) -> Double {
    guard let number = Double(word), number.isFinite, range.contains(number) else {
      throw StrategyError(.notANumber(decision: name, given: word, wants: domain))
    }
    return number
  }
}

extension Motion {
  /// The motion's name, or its number of seconds.
  fileprivate var word: String {
    if case .duration(let seconds) = kind { seconds.word } else { description }
  }
}

extension Double {
  /// The number as text, without a fraction if it is whole.
  fileprivate var word: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Decision: CustomStringConvertible {
  package var description: String { name }
}

extension Choice {
  /// Returns every named value: the shared ones first, then those of strategies, their releases and
  /// their options.
  package static func all(
    in strategies: [Strategy], _ value: (Strategy) -> Self
  ) -> [Self] {
    let others = strategies.flatMap(\.variants).map(value)
    return others.reduce(into: listed) { if !$0.contains($1) { $0.append($1) } }
  }
}
