import Foundation

/// A part of a strategy that can be decided otherwise, by the name that a command gives it.
package struct Decision: Sendable {
  private let key: Name
  /// Its subject, in a few words.
  package let summary: String
  /// Whether it is part of a strategy's rule: a number is not.
  let isInRule: Bool
  private let listChoices: @Sendable () -> [String]
  /// The numbers that it takes, in words; nil where its choices say it.
  private let numbers: String?
  /// Returns the word for what a strategy has decided.
  package let word: @Sendable (Strategy) -> String
  /// Returns what a choice does, as a clause; empty where the word says it.
  private let clause: @Sendable (String) -> String
  /// Has a strategy decide as a word says, for which errors use a name.
  private let set: @Sendable (inout Strategy, String, String) throws(StrategyError) -> Void

  package var name: String { key.rawValue }

  /// Has a strategy decide as a word says; errors speak of the decision by `name`.
  func decide(
    _ strategy: inout Strategy, _ word: String, as name: String? = nil
  ) throws(StrategyError) {
    try set(&strategy, word, name ?? self.name)
  }

  /// The words it takes, for completion and help; a decision that takes a number alone has none.
  package var choices: [String] { listChoices() }

  /// The values that it takes, in words.
  package var domain: String { numbers ?? choices.joined(separator: ", ") }

  /// Returns what a choice does, as a clause; empty where the word says it, or is none of them.
  package func summary(of choice: String) -> String { clause(choice) }
}

extension Decision {
  package static let when = Decision(
    .when, "what it answers", isInRule: true, among: whens, get: { $0.when }
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
    "a number of points from 0 on",
    get: { Double($0.margin) }
  ) { $0.margin = CGFloat($1) }

  package static let spacing = Decision(
    .spacing, "points by which the keyboard counts as higher where room is made",
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

  private static let delayDomain = "seconds from 0 on, or none"

  package static let lag = Decision(
    .lag, "seconds by which everything is put off", "seconds from 0 on",
    get: { Double($0.lag) }
  ) { $0.lag = $1 }

  package static let undocked = Decision(
    .undocked, "whether an undocked keyboard counts", isInRule: false, among: Undocked.listed,
    get: { $0.undocked }
  ) { $0.undocked = $1 }

  // Found once, when they are first asked for: strategies' options name decisions.
  private static let whens = When.all(in: Strategy.all) { $0.when }
  private static let rooms = Room.all(in: Strategy.all) { $0.room }
  private static let reveals = Reveal.all(in: Strategy.all) { $0.reveal }
  private static let hides = Hide.all(in: Strategy.all) { $0.hide }

  /// Every decision, in the order in which they are listed.
  package static let all: [Decision] = Name.allCases.map { $0.decision }

  /// Returns the decision with this name.
  package static func named(_ name: String) -> Decision? { all.first { $0.name == name } }

  /// The name of a decision, in the order in which they are listed.
  ///
  /// A decision is made with its name, and the name leads to it: neither compiles without the
  /// other.
  private enum Name: String, CaseIterable {
    case when, room, reveal, motion, hide, margin, spacing, delay, lag, undocked

    /// The decision of this name.
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
  /// Creates a decision among values that have words.
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
      // A strategy's own value for a word comes first: flutter ignores a keyboard in its own way.
      let first = get(strategy.asMade)
      guard let value = first.name == word ? first : values().first(where: { $0.name == word })
      else {
        throw StrategyError(
          .unknownChoice(decision: name.rawValue, given: word, choices: values().map(\.name)))
      }
      set(&strategy, value)
    }
  }

  /// Creates a decision that takes a number.
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
  /// Its name, or its seconds in full.
  fileprivate var word: String {
    if case .duration(let seconds) = kind { seconds.word } else { description }
  }
}

extension Double {
  /// The number in full, without a fraction where there is none.
  fileprivate var word: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Decision: CustomStringConvertible {
  package var description: String { name }
}

extension Choice {
  /// Returns every value that has a word: those at the head, then what else strategies decide, or
  /// would by one of their releases or options.
  package static func all(
    in strategies: [Strategy], _ value: (Strategy) -> Self
  ) -> [Self] {
    let others = strategies.flatMap(\.variants).map(value)
    return others.reduce(into: listed) { if !$0.contains($1) { $0.append($1) } }
  }
}
