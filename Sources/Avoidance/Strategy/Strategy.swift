import Foundation
import Simulation

/// A keyboard-avoidance strategy: four decisions, what it does on hide, and their numbers.
///
/// One form under every strategy (`forms/twenty.yaml`: 20 rows of 44 points below a navigation bar
/// on a screen of 320 × 568, a keyboard of 253, nothing scrolled, the field's own scroll off); the
/// twelfth row becomes active and is then dismissed:
///
/// | strategy               | table height | inset | offset | row    | clearance | offset after |
/// |------------------------|--------------|-------|--------|--------|-----------|--------------|
/// | `none`                 | 504          | 0     | 0      | hidden | −277      | 0            |
/// | `keep-bottom`          | 251          | 0     | 0      | hidden | −277      | 0            |
/// | `shrink-table`         | 315          | 0     | 0      | hidden | −277      | 0            |
/// | `shrink-view`          | 251          | 0     | 277    | shown  | 0         | 277          |
/// | `inset-overlap`        | 504          | 253   | 0      | hidden | −277      | 0            |
/// | `inset-top`            | 504          | 253   | 484    | shown  | 207       | 376          |
/// | `table-controller`     | 504          | 253   | 0      | hidden | −277      | 0            |
/// | `layout-guide`         | 251          | 0     | 0      | hidden | −277      | 0            |
/// | `swiftui`              | 504          | 253   | 277    | shown  | 0         | 277          |
/// | `iq-keyboard-manager`  | 504          | 263   | 287    | shown  | 10        | 287          |
/// | `tp-keyboard-avoiding` | 504          | 253   | 380.5  | shown  | 103.5     | 376          |
/// | `rn-padding`           | 251          | 0     | 0      | hidden | −277      | 0            |
/// | `rn-height`            | 251          | 0     | 0      | hidden | −277      | 0            |
/// | `rn-position`          | 504          | 0     | 0      | cut    | −24       | 0            |
/// | `rn-aware-scroll`      | 504          | 253   | 277    | shown  | 0         | 0            |
/// | `flutter`              | 251          | 0     | 297    | shown  | 20        | 297          |
/// | `android-pan`          | 504          | 0     | 24     | shown  | 0         | 24           |
/// | `android-resize`       | 251          | 0     | 277    | shown  | 0         | 277          |
/// | `eureka`               | 504          | 253   | 277    | shown  | 0         | 277          |
/// | `least-motion`         | 504          | 261   | 285    | shown  | 8         | 0            |
///
/// The inset is the adjusted one's bottom; `rn-position` has moved the table's frame up by 253, and
/// `android-pan` the root view.
public struct Strategy: Sendable {
  /// The beginning of its ``name``, however it is decided.
  package private(set) var baseName: String
  /// The article, library or system that it comes from.
  package let source: String
  /// The stack that it belongs to, and the first system version on which it is supported.
  package private(set) var support: Support
  /// The code that sets it up where it is there already, as a library or a part of a system; nil
  /// where its decisions are its code.
  package let setup: Setup?
  /// The flaws it is known for, a clause each; the simulation acts them out.
  package let flaws: [String]
  package var when: When
  package var room: Room
  package var reveal: Reveal
  package var motion: Motion
  package var hide: Hide
  /// Points kept free between the row and what would cover it.
  package var margin: CGFloat
  /// Points by which the keyboard is taken to be higher where room is made; may be negative.
  package var spacing: CGFloat
  /// Seconds after textFieldDidBeginEditing at which the row is revealed; nil reveals it as soon as
  /// there is room.
  package var delay: TimeInterval?
  /// The delay before it acts on a notification, in seconds; nothing cancels it but a hide that
  /// says so.
  package var lag: TimeInterval
  package var undocked: Undocked
  /// The system's own words for decisions, which it takes beside them.
  package let options: [Option]
  /// The contentInsetAdjustmentBehavior of the system's own scroll view; nil where it is UIKit's.
  package let insetAdjustment: InsetAdjustment?
  /// The releases of the system that differ, the one that is acted out by default first.
  package let versions: [Version]
  /// The release that is acted out, where the system has some that differ.
  package private(set) var version: Version?
  /// Its rule as it was made, in one line; nil where its decisions' own words say it.
  private var firstRule: String?
  /// That which ``asMade`` returns; nil in that itself.
  private var first: First?
  /// The decisions that were made by a word, in their order.
  private var given: [Given] = []

  /// Whether it converts the frames of notifications from the screen's coordinates to its window's,
  /// as UIKit itself does, and layout: code that calls `convert(_, from: nil)`, or takes them as
  /// they are, confuses the two where the window is not the screen.
  package var convertsFromScreen: Bool { when.followsLayout || room == .systemInset }

  /// The app's own code that acts in the strategy's place; nil in any other.
  package private(set) var ownCode: OwnCode?

  /// The observer that acts in the strategy's place; nil in any other.
  private(set) var observer: ObserverCode?

  /// Creates the strategy of an app's own code.
  package init(_ code: OwnCode) {
    self = .ownElsewhere
    ownCode = code
  }

  /// The name and the rule of an app's own code, which another process has.
  package static let ownElsewhere = Strategy(
    .none, rule: "the app's own code", source: "the app's sources", setup: nil, when: .never,
    room: .none, hide: .none
  ).renamed("own")

  /// Creates a strategy of one's own.
  ///
  /// - Parameters:
  ///   - name: its name, of letters, digits, `-` and `_`.
  ///   - when: what it answers.
  ///   - room: how it makes room for the keyboard.
  ///   - reveal: how it brings the active row into view.
  ///   - motion: how what it sets is animated.
  ///   - hide: what it does when the keyboard leaves.
  ///   - margin: points kept free between the row and what would cover it.
  /// - Throws: ``StrategyError`` for a name that a strategy has already, or that is not made so.
  public init(
    _ name: String, when: When = .willShow, room: Room = .none, reveal: Reveal = .none,
    motion: Motion = .keyboard, hide: Hide = .mirror, margin: CGFloat = 0
  ) throws(StrategyError) {
    try Self.check(name)
    self = Strategy(
      .none, source: "one's own", setup: nil, when: when, room: room, reveal: reveal,
      motion: motion, hide: hide, margin: margin
    ).renamed(name)
  }

  /// Puts an app's code in the place of a strategy.
  ///
  /// - Parameters:
  ///   - name: its name, of letters, digits, `-` and `_`.
  ///   - observer: the code, as it is before anything has happened.
  /// - Throws: ``StrategyError`` for a name that a strategy has already, or that is not made so.
  public init(_ name: String, _ observer: some PhoneObserver) throws(StrategyError) {
    try Self.check(name)
    self = Strategy(
      .none, rule: "an observer's own code", source: "one's own", setup: nil, when: .never,
      room: .none, hide: .none
    ).renamed(name)
    self.observer = ObserverCode(observer)
  }

  /// Makes sure that a name stands for one strategy, in a command too.
  private static func check(_ name: String) throws(StrategyError) {
    let isWord = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    guard isWord, !name.isEmpty else { throw StrategyError(.notAName(name)) }
    guard named(name) == nil, name != ownElsewhere.baseName else {
      throw StrategyError(.nameIsTaken(name))
    }
  }

  /// Creates a strategy that comes from somewhere.
  ///
  /// - Parameters:
  ///   - name: its name, which leads to it; see ``Name``.
  ///   - rule: what it does, in one line; made of its decisions' own words unless it is given.
  ///   - source: where it comes from.
  ///   - support: the stack that it belongs to, and the first system version with it.
  ///   - setup: how to set up what is there already.
  ///   - flaws: what is known to go wrong with it.
  ///   - when: what it answers.
  ///   - room: how it makes room for the keyboard.
  ///   - reveal: how it brings the active row into view.
  ///   - motion: how what it sets is animated.
  ///   - hide: what it does when the keyboard leaves.
  ///   - margin: points kept free between the row and what would cover it.
  ///   - spacing: points by which the keyboard is taken to be higher where room is made.
  ///   - delay: seconds after textFieldDidBeginEditing at which the row is revealed.
  ///   - lag: seconds by which everything is put off after the notification.
  ///   - undocked: what it takes an undocked keyboard for.
  ///   - options: words of its own for decisions.
  ///   - insetAdjustment: contentInsetAdjustmentBehavior of its scroll view.
  ///   - versions: the system's releases that differ, the one to act out first.
  package init(
    _ name: Name, rule: String? = nil, source: String, support: Support = Support(.uiKit),
    setup: Setup?, flaws: [String] = [], when: When, room: Room,
    reveal: Reveal = .none, motion: Motion = .keyboard, hide: Hide = .mirror, margin: CGFloat = 0,
    spacing: CGFloat = 0, delay: TimeInterval? = nil, lag: TimeInterval = 0,
    undocked: Undocked = .follow, options: [Option] = [], insetAdjustment: InsetAdjustment? = nil,
    versions: [Version] = []
  ) {
    baseName = name.rawValue
    firstRule = rule
    self.source = source
    self.support = support
    self.setup = setup
    self.flaws = flaws
    self.when = when
    self.room = room
    self.reveal = reveal
    self.motion = motion
    self.hide = hide
    self.margin = margin
    self.spacing = spacing
    self.delay = delay
    self.lag = lag
    self.undocked = undocked
    self.options = options
    self.insetAdjustment = insetAdjustment
    self.versions = versions
    version = versions.first
    first = First(self)
  }

  /// Returns the strategy under a name that is none of ours, in place of the one it was made with.
  private func renamed(_ name: String) -> Strategy {
    var other = self
    other.baseName = name
    other.first = nil
    other.first = First(other)
    return other
  }

  /// A strategy in memory that those which are made from it share.
  private final class First: Sendable {
    let strategy: Strategy

    init(_ strategy: Strategy) { self.strategy = strategy }
  }

  /// A decision that was made by a word.
  private struct Given: Sendable {
    let decision: Decision
    /// As it was written, perhaps by the name of an option.
    let text: String
    /// The decision's own word for the value that it got.
    let word: String

    /// Whether another one makes the same decision.
    func isSame(as other: Given) -> Bool {
      decision.name == other.decision.name && word == other.word
    }
  }
}

extension Strategy {
  /// Its name, followed by what is decided otherwise: of a named one, a command that makes it
  /// again.
  public var name: String {
    (releaseWords + deviations.map(\.text)).reduce(baseName) { "\($0) \($1)" }
  }

  /// Its rule, in one line; of one that is decided otherwise, the decisions' own words.
  package var rule: String {
    let isAsMade = !deviations.contains(where: \.decision.isInRule)
    return (isAsMade ? firstRule : nil) ?? clauses
  }

  /// Its triggers, in words: the room's trigger and, where it has one of its own, the reveal's.
  package var whenInWords: String {
    let trigger = lag > 0 ? "\(when.name)+\(lag.inWords)" : when.name
    guard let delay else { return trigger }
    return "\(trigger), didBeginEditing+\(delay.inWords)"
  }

  /// Whether nothing but a keyboard notification makes it act.
  package var listensToKeyboardAlone: Bool {
    when.listens && !when.followsFields && delay == nil
  }

  /// Takes note that a decision was made by a word, in place of an earlier one of the same kind.
  mutating func note(_ decision: Decision, writtenAs text: String) {
    given.removeAll { $0.decision.name == decision.name }
    given.append(Given(decision: decision, text: text, word: decision.word(self)))
  }

  /// Returns the strategy as a release of the system had it, with what was decided since.
  func actingOut(version name: String) throws(StrategyError) -> Strategy {
    guard let version = versions.first(where: { $0.name == name }) else {
      throw StrategyError(
        .unknownChoice(decision: "version", given: name, choices: versions.map(\.name)))
    }
    var other = Strategy.named(baseName) ?? self
    version.change(&other)
    other.version = version
    other.support.minimumIOS = version.minimumIOS ?? other.support.minimumIOS
    other.firstRule = version.rule ?? other.firstRule
    other.first = nil
    other.first = First(other)
    for decision in given { other = try other.deciding(decision.text) }
    return other
  }

  /// The strategy as it was made, or as its release is.
  var asMade: Strategy { first?.strategy ?? self }

  /// The word for its release, unless that is the one that is acted out by default.
  private var releaseWords: [String] {
    guard let version, version.name != versions.first?.name else { return [] }
    return ["version=\(version.name)"]
  }

  /// The decisions' own words.
  private var clauses: String {
    guard when.listens || delay != nil else { return "nothing makes it act" }
    return "\(room.summary); \(reveal.summary); on hide, \(hide.summary)"
  }

  /// The decisions that differ from the first: by words that still hold, in their order, then the
  /// rest.
  private var deviations: [Given] {
    let first = asMade
    guard !decides(as: first) else { return [] }
    let all = Decision.all.compactMap { decision -> Given? in
      let word = decision.word(self)
      guard word != decision.word(first) else { return nil }
      return Given(decision: decision, text: "\(decision.name)=\(word)", word: word)
    }
    let kept = given.filter { given in all.contains(where: given.isSame) }
    return kept + all.filter { one in !kept.contains(where: one.isSame) }
  }

  /// Returns whether another strategy makes the same decisions.
  private func decides(as other: Strategy) -> Bool {
    when == other.when && room == other.room && reveal == other.reveal && motion == other.motion
      && hide == other.hide && margin == other.margin && spacing == other.spacing
      && delay == other.delay && lag == other.lag && undocked == other.undocked
  }
}

extension Strategy: Hashable {
  /// Strategies are equal if they have the same name and decide the same.
  public static func == (left: Strategy, right: Strategy) -> Bool {
    left.baseName == right.baseName && left.decides(as: right)
      && left.observer == right.observer && left.name == right.name
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(baseName) }
}

extension Strategy: CustomStringConvertible {
  public var description: String { name }
}
