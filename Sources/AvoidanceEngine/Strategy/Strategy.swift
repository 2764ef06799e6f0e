import Foundation
import Simulation

/// A keyboard-avoidance strategy: decisions such as how to make room for the keyboard, and numbers.
///
/// The table compares all strategies with `forms/twenty.yaml`: 20 rows of 44 points below a
/// navigation bar, on a screen of 320 × 568 with a keyboard of 253 points. At first nothing is
/// scrolled, and the field's own scroll is off. The twelfth row becomes active and is then
/// dismissed:
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
/// | `rnkc-padding`         | 251          | 0     | 0      | hidden | −277      | 0            |
/// | `rnkc-height`          | 251          | 0     | 0      | hidden | −277      | 0            |
/// | `rnkc-position`        | 504          | 0     | 0      | cut    | −24       | 0            |
/// | `rnkc-translate`       | 251          | 0     | 0      | hidden | −277      | 0            |
/// | `rnkc-chat`            | 504          | 253   | 253    | cut    | −24       | 0            |
/// | `flutter`              | 251          | 0     | 297    | shown  | 20        | 297          |
/// | `maui`                 | 504          | 273   | 285.1  | shown  | 8.1       | 285.1        |
/// | `ionic`                | 251          | 0     | 364    | shown  | 87        | 364          |
/// | `android-pan`          | 504          | 0     | 24     | shown  | 0         | 24           |
/// | `android-resize`       | 251          | 0     | 277    | shown  | 0         | 277          |
/// | `compose`              | 251          | 0     | 277    | shown  | 0         | 277          |
/// | `eureka`               | 504          | 253   | 277    | shown  | 0         | 277          |
/// | `least-motion`         | 504          | 261   | 285    | shown  | 8         | 0            |
///
/// The inset is the bottom of adjustedContentInset. `rn-position` and `rnkc-position` have moved
/// the table's frame up by 253, and `android-pan` has moved the root view.
public struct Strategy: Sendable {
  /// The strategy's name without changed decisions: the first part of ``name``.
  package private(set) var baseName: String
  /// The article, library or system that the strategy comes from.
  package let source: String
  /// The UI framework that the strategy is for, and the first system version with the strategy.
  package private(set) var support: Support
  /// Example code that sets up a library or system component to behave like the strategy.
  ///
  /// Nil if the strategy has no such component, so its code is generated from its decisions.
  package let setup: Setup?
  /// The strategy's known flaws, a clause each.
  ///
  /// The simulation has these flaws too.
  package let flaws: [String]
  package var when: Timing
  package var room: Room
  package var reveal: Reveal
  package var motion: Motion
  package var hide: Hide
  /// The distance in points that the strategy keeps between the active row and the keyboard.
  package var margin: CGFloat
  /// The points that the strategy adds to the keyboard's height when it makes room for the
  /// keyboard.
  ///
  /// May be negative.
  package var spacing: CGFloat
  /// The seconds from textFieldDidBeginEditing until the strategy scrolls to the active row.
  ///
  /// With nil, the strategy scrolls as soon as it has made room for the keyboard.
  package var delay: TimeInterval?
  /// The delay in seconds between a keyboard notification and the strategy's response.
  ///
  /// If the keyboard hides during the delay, only some strategies cancel the response.
  package var lag: TimeInterval
  package var undocked: UndockedReaction
  /// The original options of the simulated library or system, which commands accept, too.
  package let options: [Option]
  /// The contentInsetAdjustmentBehavior of the simulated system's scroll view, or nil for UIKit's.
  package let insetAdjustment: InsetAdjustment?
  /// The releases of the simulated library or system that behave differently; the default is first.
  package let versions: [Version]
  /// The release of the library or system that is simulated, or nil if there is only one.
  package private(set) var version: Version?
  /// The sentence that describes the unchanged strategy, or nil to generate one from the decisions.
  private var firstRule: String?
  /// The strategy before any decision was changed, which ``asMade`` returns; nil in that strategy
  /// itself.
  private var first: First?
  /// The strategy in its default release without changed decisions; nil in that strategy itself.
  private var plain: First?
  /// The changes that commands made to the strategy's decisions, oldest first.
  private var given: [DecisionChange] = []

  /// Whether the strategy converts frames in notifications from screen to window coordinates.
  ///
  /// UIKit and layout do so. Code that calls `convert(_, from: nil)` or doesn't convert gets wrong
  /// frames if the window is smaller than the screen.
  package var convertsFromScreen: Bool { when.followsLayout || room == .systemInset }

  /// The app's own code that runs instead of the strategy, or nil.
  package private(set) var ownCode: OwnCode?

  /// The observer that runs instead of the strategy, or nil.
  private(set) var observer: ObserverCode?

  /// Creates a strategy that runs an app's own code.
  package init(_ code: OwnCode) {
    self = .ownElsewhere
    ownCode = code
  }

  /// A placeholder for the strategy of an app's own code that runs in another process.
  package static let ownElsewhere = Strategy(
    .none, rule: "the app's own code", source: "the app's sources", setup: nil, when: .never,
    room: .none, hide: .none
  ).renamed("own")

  /// Creates your own strategy from its decisions.
  ///
  /// - Parameters:
  ///   - name: the name, which has letters, digits, `-` and `_`.
  ///   - when: the notifications that the strategy handles.
  ///   - room: how it makes room for the keyboard.
  ///   - reveal: how it brings the active row into view.
  ///   - motion: how changes are animated.
  ///   - hide: what it does when the keyboard disappears.
  ///   - margin: the distance in points between the row and the keyboard.
  /// - Throws: ``StrategyError`` for a name that is taken or has other characters.
  public init(
    _ name: String, when: Timing = .willShow, room: Room = .none, reveal: Reveal = .none,
    motion: Motion = .keyboard, hide: Hide = .mirror, margin: CGFloat = 0
  ) throws(StrategyError) {
    try Self.check(name)
    self = Strategy(
      .none, source: "custom", setup: nil, when: when, room: room, reveal: reveal,
      motion: motion, hide: hide, margin: margin
    ).renamed(name)
  }

  /// Creates a strategy that runs your code, an observer of the phone.
  ///
  /// - Parameters:
  ///   - name: the name, which has letters, digits, `-` and `_`.
  ///   - observer: the code in its initial state.
  /// - Throws: ``StrategyError`` for a name that is taken or has other characters.
  public init(_ name: String, _ observer: some PhoneObserver) throws(StrategyError) {
    try Self.check(name)
    self = Strategy(
      .none, rule: "code of an observer", source: "custom", setup: nil, when: .never,
      room: .none, hide: .none
    ).renamed(name)
    self.observer = ObserverCode(observer)
  }

  /// Throws an error if a strategy's name is invalid or taken.
  private static func check(_ name: String) throws(StrategyError) {
    let isWord = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    guard isWord, !name.isEmpty else { throw StrategyError(.notAName(name)) }
    guard Name(rawValue: name) == nil, name != ownElsewhere.baseName else {
      throw StrategyError(.nameIsTaken(name))
    }
  }

  /// Creates a built-in strategy.
  ///
  /// - Parameters:
  ///   - name: the name; see ``Name``.
  ///   - rule: the rule in one line. By default, it is made from the decisions' summaries.
  ///   - source: the article, library or system that it comes from.
  ///   - support: the platform and the first system version that supports it.
  ///   - setup: example code that sets up an existing library or component.
  ///   - flaws: the known flaws.
  ///   - when: the notifications that it handles.
  ///   - room: how it makes room for the keyboard.
  ///   - reveal: how it brings the active row into view.
  ///   - motion: how changes are animated.
  ///   - hide: what it does when the keyboard disappears.
  ///   - margin: the distance in points between the row and the keyboard.
  ///   - spacing: the points that are added to the keyboard's height when room is made.
  ///   - delay: the seconds between textFieldDidBeginEditing and the scroll to the active row.
  ///   - lag: the delay in seconds before the strategy responds to a notification.
  ///   - undocked: how it treats an undocked keyboard.
  ///   - options: the original options of the library or system.
  ///   - insetAdjustment: the contentInsetAdjustmentBehavior of its scroll view.
  ///   - versions: the releases that behave differently, the default first.
  package init(
    _ name: Name, rule: String? = nil, source: String, support: Support = Support(.uiKit),
    setup: Setup?, flaws: [String] = [], when: Timing, room: Room,
    reveal: Reveal = .none, motion: Motion = .keyboard, hide: Hide = .mirror, margin: CGFloat = 0,
    spacing: CGFloat = 0, delay: TimeInterval? = nil, lag: TimeInterval = 0,
    undocked: UndockedReaction = .follow, options: [Option] = [],
    insetAdjustment: InsetAdjustment? = nil,
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
    plain = first
  }

  /// Returns a copy of the strategy under another name, for a strategy that isn't built in.
  private func renamed(_ name: String) -> Strategy {
    var other = self
    other.baseName = name
    other.first = nil
    other.first = First(other)
    other.plain = other.first
    return other
  }

  /// A strategy on the heap, so that the strategies made from it can share it.
  private final class First: Sendable {
    let strategy: Strategy

    init(_ strategy: Strategy) { self.strategy = strategy }
  }

  /// A changed decision of a strategy, such as another margin.
  private struct DecisionChange: Sendable {
    let decision: Decision
    /// The change as the user wrote it, such as `margin=8`, perhaps with an option's name.
    let text: String
    /// The word that commands use for the decision's new value.
    let word: String

    /// Returns whether this change and another one set the same decision to the same value.
    func isSame(as other: DecisionChange) -> Bool {
      decision.name == other.decision.name && word == other.word
    }
  }
}

extension Strategy {
  /// The strategy's name, followed by its changed decisions, such as `margin=8`.
  ///
  /// For a built-in strategy, a command can recreate the strategy from this text.
  public var name: String {
    (releaseWords + deviations.map(\.text)).reduce(baseName) { "\($0) \($1)" }
  }

  /// What the strategy does, in one line.
  ///
  /// If the user changed decisions of the built-in strategy, as by `margin=8`, the line is made from
  /// the decisions' summaries.
  package var rule: String {
    let isAsMade = !deviations.contains(where: \.decision.isInRule)
    return (isAsMade ? firstRule : nil) ?? clauses
  }

  /// The events that trigger the strategy, in words.
  ///
  /// On the first event, the strategy makes room for the keyboard. If another event triggers the
  /// scroll to the active row, that event comes second.
  package var whenInWords: String {
    let trigger = lag > 0 ? "\(when.name)+\(lag.inFourPlaces)" : when.name
    guard let delay else { return trigger }
    return "\(trigger), didBeginEditing+\(delay.inFourPlaces)"
  }

  /// Whether only keyboard notifications trigger the strategy, and not a field that becomes active.
  package var listensToKeyboardAlone: Bool {
    when.listens && !when.followsFields && !when.followsEditing && delay == nil
  }

  /// Whether the strategy responds to a keyboard notification.
  package func handles(_ name: KeyboardNotification.Name) -> Bool { when.answer(to: name) != nil }

  /// Records that a decision of the strategy was changed, with the user's text such as `margin=8`.
  ///
  /// An earlier change of the same decision is replaced.
  package mutating func note(_ decision: Decision, writtenAs text: String) {
    given.removeAll { $0.decision.name == decision.name }
    given.append(DecisionChange(decision: decision, text: text, word: decision.word(self)))
  }

  /// The changes of the strategy's decisions as the user wrote them, oldest first.
  package var changes: [String] { given.map(\.text) }

  /// Returns the strategy as in a release of its library or system, without changed decisions.
  package func released(as version: Version) -> Strategy {
    let plain = plain ?? First(self)
    var other = plain.strategy
    other.plain = plain
    version.change(&other)
    other.version = version
    other.support.minimumIOS = version.minimumIOS ?? other.support.minimumIOS
    other.firstRule = version.rule ?? other.firstRule
    other.first = nil
    other.first = First(other)
    return other
  }

  /// The strategy with its original decisions, in this release of the library or system.
  package var asMade: Strategy { first?.strategy ?? self }

  /// The words that choose the strategy's release in a command; empty for the default release.
  private var releaseWords: [String] {
    guard let version, version.name != versions.first?.name else { return [] }
    return ["version=\(version.name)"]
  }

  /// The summaries of the strategy's decisions, joined to one line.
  private var clauses: String {
    guard when.listens || delay != nil else { return "nothing triggers it" }
    return "\(room.summary); \(reveal.summary); on hide, \(hide.summary)"
  }

  /// The strategy's decisions whose values differ from those of the original strategy.
  ///
  /// The changes by the user come first, in the user's words. Other differences follow in the order
  /// of ``Decision/all``.
  private var deviations: [DecisionChange] {
    let first = asMade
    guard !decides(as: first) else { return [] }
    let all = Decision.all.compactMap { decision -> DecisionChange? in
      let word = decision.word(self)
      guard word != decision.word(first) else { return nil }
      return DecisionChange(decision: decision, text: "\(decision.name)=\(word)", word: word)
    }
    let kept = given.filter { given in all.contains(where: given.isSame) }
    return kept + all.filter { one in !kept.contains(where: one.isSame) }
  }

  /// Returns whether this strategy and another one have the same values for all decisions.
  private func decides(as other: Strategy) -> Bool {
    when == other.when && room == other.room && reveal == other.reveal && motion == other.motion
      && hide == other.hide && margin == other.margin && spacing == other.spacing
      && delay == other.delay && lag == other.lag && undocked == other.undocked
  }
}

extension Strategy: Hashable {
  /// Returns whether both strategies have the same name, the same decisions and equal observers.
  public static func == (left: Strategy, right: Strategy) -> Bool {
    left.baseName == right.baseName && left.decides(as: right)
      && left.observer == right.observer && left.name == right.name
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(baseName) }
}

extension Strategy: CustomStringConvertible {
  public var description: String { name }
}
