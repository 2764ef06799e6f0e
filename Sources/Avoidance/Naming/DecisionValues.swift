import AvoidanceEngine
import Foundation

/// The words that a strategy's decision accepts, and what each does to a strategy.
struct DecisionValues: Sendable {
  private let listChoices: @Sendable () -> [String]
  /// A text for help that says which numbers the decision accepts, or nil if it accepts only words.
  let numbers: String?
  /// Returns the effect of a decision's word as a clause, or empty if the word explains the effect.
  let clause: @Sendable (String) -> String
  /// Sets the decision of a strategy to the value that a word stands for.
  ///
  /// The third argument is the decision's name for error messages.
  let set: @Sendable (inout Strategy, String, String) throws(StrategyError) -> Void

  /// The words that the decision of a strategy accepts, for completion and help.
  ///
  /// Empty for a decision that only accepts a number.
  var choices: [String] { listChoices() }

  /// Creates the values of a decision that accepts numbers, and the words in `choices`.
  ///
  /// `numbers` is a text for help that says which numbers. `set` sets a word's value in a strategy.
  private init(
    numbers: String, choices: [String] = [],
    set: @escaping @Sendable (inout Strategy, String, String) throws(StrategyError) -> Void
  ) {
    listChoices = { choices }
    self.numbers = numbers
    clause = { _ in "" }
    self.set = set
  }

  /// Creates the values of a strategy's decision that accepts a number in a range.
  ///
  /// `domain` is a text for help that describes the range. `set` sets the number in a strategy.
  private init(
    _ domain: String, in range: ClosedRange<Double> = 0...1e6,
    set: @escaping @Sendable (inout Strategy, Double) -> Void
  ) {
    self.init(numbers: domain) { strategy, word, name throws(StrategyError) in
      set(&strategy, try Self.number(word, in: range, for: name, wants: domain))
    }
  }

  /// Creates the values of a strategy's decision that accepts the names of given values.
  ///
  /// `path` is the strategy's property with the value.
  private init<Value: Choice>(
    _ decision: Decision.Name, among values: @escaping @autoclosure @Sendable () -> [Value],
    at path: any WritableKeyPath<Strategy, Value> & Sendable
  ) {
    listChoices = { values().map(\.name) }
    numbers = nil
    clause = { word in values().first { $0.name == word }?.summary ?? "" }
    set = { strategy, word, _ throws(StrategyError) in
      // A strategy's own value for a word comes first. For example, flutter has its own way to
      // ignore a keyboard.
      let first = strategy.asMade[keyPath: path]
      guard let value = first.name == word ? first : values().first(where: { $0.name == word })
      else {
        throw StrategyError(
          .unknownChoice(
            decision: decision.rawValue, given: word, choices: values().map(\.name)))
      }
      strategy[keyPath: path] = value
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

extension Decision.Name {
  /// The words that the strategy's decision with this name accepts.
  var values: DecisionValues {
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

extension DecisionValues {
  fileprivate static let when = DecisionValues(.when, among: whens, at: \.when)
  fileprivate static let room = DecisionValues(.room, among: rooms, at: \.room)
  fileprivate static let reveal = DecisionValues(.reveal, among: reveals, at: \.reveal)
  fileprivate static let hide = DecisionValues(.hide, among: hides, at: \.hide)
  fileprivate static let undocked = DecisionValues(
    .undocked, among: UndockedReaction.listed, at: \.undocked)

  // Computed once on demand, because strategies' options refer to decisions.
  private static let whens = Timing.all(in: Strategy.all) { $0.when }
  private static let rooms = Room.all(in: Strategy.all) { $0.room }
  private static let reveals = Reveal.all(in: Strategy.all) { $0.reveal }
  private static let hides = Hide.all(in: Strategy.all) { $0.hide }

  fileprivate static let motion = DecisionValues(
    numbers: motionDomain, choices: Motion.named.map(\.description)
  ) { strategy, word, name throws(StrategyError) in
    if let motion = Motion.named.first(where: { $0.description == word }) {
      strategy.motion = motion
    } else {
      strategy.motion = .duration(try number(word, for: name, wants: motionDomain))
    }
  }

  private static let motionDomain =
    Motion.named.map(\.description).joined(separator: ", ") + " or seconds"

  fileprivate static let margin = DecisionValues("a number of points, at least 0") {
    $0.margin = CGFloat($1)
  }

  fileprivate static let spacing = DecisionValues("a number of points", in: -1e6...1e6) {
    $0.spacing = CGFloat($1)
  }

  fileprivate static let delay = DecisionValues(numbers: delayDomain) {
    strategy, word, name throws(StrategyError) in
    strategy.delay = word == "none" ? nil : try number(word, for: name, wants: delayDomain)
  }

  private static let delayDomain = "a number of seconds, at least 0, or none"

  fileprivate static let lag = DecisionValues("a number of seconds, at least 0") { $0.lag = $1 }
}
