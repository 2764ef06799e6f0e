import Avoidance
import Foundation

/// UIKit code for a strategy that handles keyboard notifications, as published articles on this
/// subject do.
///
/// The code is assembled from the strategy's decisions, such as how it makes room.
package struct ArticleCode {
  private let strategy: Strategy
  private let trigger: Trigger
  private let room: RoomCode
  private let reveal: RevealCode
  private let hide: RoomCode.HideCode

  package init(_ strategy: Strategy) throws(ExportError) {
    guard !strategy.isMade(from: .none) else { throw .control }
    guard strategy.when != .never || strategy.delay != nil else {
      throw Strategy.named(strategy.baseName) == nil ? .ownCode : .nothing(strategy.name)
    }
    self.strategy = strategy
    trigger = try Self.pick(.when, strategy.when, Trigger.all)
    room = try Self.pick(.room, strategy.room, RoomCode.all)
    reveal = try Self.pick(.reveal, strategy.reveal, RevealCode.all)
    hide = try Self.pick(.hide, strategy.hide, room.hides)
    try Self.check(strategy)
  }

  /// Returns the code for a strategy's decision, such as `room`, or throws an error if there is no
  /// code.
  private static func pick<Value: Choice, Code>(
    _ decision: Decision, _ choice: Value, _ written: KeyValuePairs<Value, Code>
  ) throws(ExportError) -> Code {
    guard let entry = written.first(where: { $0.key == choice }) else {
      throw .notWritten(
        decision: decision.name, choice: choice.name, have: written.map(\.key.name))
    }
    return entry.value
  }

  /// Throws an error if the strategy has a decision that the exported code doesn't implement.
  ///
  /// These are a margin, spacing or lag other than 0, and ignoring an undocked keyboard.
  private static func check(_ strategy: Strategy) throws(ExportError) {
    let numbers: [(decision: Decision, isZero: Bool)] = [
      (.margin, strategy.margin == 0), (.spacing, strategy.spacing == 0),
      (.lag, strategy.lag == 0), (.undocked, strategy.undocked == .follow),
    ]
    if let other = numbers.first(where: { !$0.isZero }) {
      throw .fixed(strategy: strategy.baseName, decision: other.decision.name)
    }
  }
}

extension ArticleCode {
  /// The exported code as the text of a Swift file.
  package var text: String {
    ([head, observing] + handlers + members).joined(separator: "\n\n") + "\n}"
      + (answered.isEmpty ? "" : "\n\n" + Self.keyboardChange)
  }

  private var name: String {
    strategy.baseName.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined() + "Keyboard"
  }

  private var head: String {
    """
    import UIKit

    \(DocComment("Makes room for the keyboard in a table: \(strategy.rule)."))
    ///
    \(DocComment(
      "Formlift's strategy `\(strategy.name)`, for iOS 13 or later. Keep one in the view controller "
        + "that owns the table, which must not be a UITableViewController: that makes room by itself."))
    ///
    ///     private var keyboard: \(name)?
    ///
    ///     override func viewDidLoad() {
    ///       super.viewDidLoad()
    ///       keyboard = \(name)(tableView)
    ///     }
    @MainActor
    final class \(name): NSObject {
      private weak var tableView: UITableView?\(properties.map { "\n  \($0)" }.joined())
    """
  }

  /// The delay in the exported code before the row is revealed, in seconds.
  ///
  /// Nil if no row is revealed or there is no delay.
  private var delay: TimeInterval? { reveal.needsRow ? strategy.delay : nil }

  private var properties: [String] { room.properties + hide.properties }

  private var observing: String {
    let delayed = delay == nil ? [] : ["textField", "textView"]
    let fields = delayed.map { field in
      let type = field == "textField" ? "UITextField" : "UITextView"
      return
        "    observe(#selector(didBeginEditing(_:)), \(type).textDidBeginEditingNotification)\n"
    }
    let keyboard = answered.map { handler in
      "    observe(#selector(\(handler.name)(_:)), UIResponder.\(handler.name)Notification)\n"
    }
    return """
        init(_ tableView: UITableView) {
          self.tableView = tableView
          super.init()
      \((keyboard + fields).joined())  }

        /// Observes whatever object posts; the center forgets an observer that is gone.
        private func observe(_ selector: Selector, _ name: Notification.Name) {
          NotificationCenter.default.addObserver(self, selector: selector, name: name, object: nil)
        }
      """
  }

  /// The keyboard notifications that the exported code handles, with the lines of each handler.
  private var answered: [(name: String, lines: [String])] {
    trigger.handlers(shows: !showing.isEmpty, hides: !hiding.isEmpty)
  }

  private var handlers: [String] {
    answered.map { handler in
      """
        @objc private func \(handler.name)(_ notification: Notification) {
          guard let keyboard = KeyboardChange(notification) else { return }
      \(handler.lines.map { "    \($0)\n" }.joined())  }
      """
    }
  }

  private var members: [String] {
    function("show", "The keyboard comes, or changes.", showing)
      + function("hide", "The keyboard leaves.", hiding) + delayedReveal
      + (reveal.needsRow ? [Self.activeRow] : [])
  }

  private var showing: [String] {
    let revealing = delay == nil ? reveal.lines : []
    return animated(strategy.motion.wraps, reveal.follow + hide.remember + room.show)
      + scrolling(revealing)
  }

  private var hiding: [String] {
    guard strategy.hide != .none else { return hide.lines }
    return animated(strategy.motion.wraps || strategy.hide == .saved, reveal.follow + hide.lines)
  }

  private var delayedReveal: [String] {
    guard let delay else { return [] }
    let lines = reveal.lines.map { "      \($0.replacing("ANIMATED", with: "true"))" }
    return [
      """
        /// This call comes before the keyboard is up, so scrolling waits.
        @objc private func didBeginEditing(_ notification: Notification) {
          DispatchQueue.main.asyncAfter(deadline: .now() + \(delay)) { [weak self] in
            guard let self, let tableView = self.tableView else { return }
      \(lines.joined(separator: "\n"))
          }
        }
      """
    ]
  }

  /// Returns the source of a Swift function with the given lines, or nothing without lines.
  private func function(_ name: String, _ summary: String, _ lines: [String]) -> [String] {
    guard !lines.isEmpty else { return [] }
    return [
      """
        /// \(summary)
        private func \(name)(_ keyboard: KeyboardChange) {
      \(lines.contains { $0.contains("tableView") } ? "    guard let tableView else { return }\n" : "")\
      \(lines.map { "    \($0)" }.joined(separator: "\n"))
        }
      """
    ]
  }

  /// Returns source lines inside a call that animates them, or unchanged if `isAnimated` is false.
  private func animated(_ isAnimated: Bool, _ lines: [String]) -> [String] {
    guard isAnimated, !lines.isEmpty else { return lines }
    let how = strategy.motion.wraps ? strategy.motion.call : "UIView.animate(withDuration: 0.3)"
    return ["\(how) {"] + lines.map { "  \($0)" } + ["}"]
  }

  /// Returns source lines that scroll the table.
  ///
  /// Depending on the strategy, UIKit animates the scroll, an animation block does, or nothing
  /// does.
  private func scrolling(_ lines: [String]) -> [String] {
    let isOwn = strategy.motion == .uikit
    let plain = lines.map { $0.replacing("ANIMATED", with: isOwn ? "true" : "false") }
    return animated(strategy.motion.wraps, plain)
  }

  private static let activeRow = SwiftFile(PackageResources.ActiveRow_swift).exportedMembers

  private static let keyboardChange = SwiftFile(PackageResources.KeyboardChange_swift)
    .textWithoutImports
}

extension Motion {
  /// Whether the exported code makes its changes inside an animation block.
  fileprivate var wraps: Bool { self != .none && self != .uikit }

  /// The source of the call whose trailing closure is the animation block.
  fileprivate var call: String {
    switch kind {
    case .keyboard: "keyboard.animate"
    case .keyboardDuration:
      "UIView.animate(withDuration: keyboard.duration)"
    case .duration(let seconds): "UIView.animate(withDuration: \(seconds))"
    case .none, .uikit: ""
    }
  }
}
