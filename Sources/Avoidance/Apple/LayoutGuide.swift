import AvoidanceEngine
import Foundation
import Simulation

extension Strategy {
  /// The strategy of a table whose bottom is constrained to UIView.keyboardLayoutGuide.
  ///
  /// The guide exists since iOS 15, according to its documentation.
  ///
  /// The table's frame ends at the guide's top. That is the docked keyboard's top, or the bottom of
  /// the safe area without a keyboard. An undocked keyboard is ignored, unless
  /// `followsUndockedKeyboard=true`. With `usesBottomSafeArea=false` (iOS 17), a table without a
  /// keyboard ends at the view's bottom.
  package static let layoutGuide = Strategy(
    .layoutGuide,
    rule: "table ends at the docked keyboard's top or the safe area's bottom",
    source: "UIView.keyboardLayoutGuide, documentation", support: Support(.uiKit, iOS: 15),
    setup: .layoutGuide,
    flaws: [
      "it scrolls nothing itself and relies on the field's own scroll",
      "the row ends up right at the keyboard",
      "the offset stays on hide",
      "in betas of iOS 27 the guide could stay at the bottom (setting layoutGuide stays)",
    ],
    when: .layout, room: .frameToGuide, reveal: .none, motion: .keyboard, hide: .mirror,
    undocked: .ignore,
    options: [
      Option(
        "followsUndockedKeyboard", for: .undocked, true: UndockedReaction.follow, false: .ignore
      ) { $0.undocked = $1 },
      Option(
        "usesBottomSafeArea", for: .room, true: Room.frameToGuide, false: .frameToKeyboard
      ) { $0.room = $1 },
    ])
}

extension Setup {
  fileprivate static let layoutGuide = Setup(taking: [.undocked, .room]) { strategy in
    let usesSafeArea = strategy.room == .frameToGuide
    let below = usesSafeArea ? "safe area's" : "screen's"
    let safeArea =
      usesSafeArea ? "" : "\n    view.keyboardLayoutGuide.usesBottomSafeArea = false"
    return """
      import UIKit

      /// Ends its table at the keyboard's top, and without a keyboard at the \(below) bottom.
      ///
      /// iOS \(usesSafeArea ? 15 : 17) or later. In a storyboard the table's constraints are placeholders, removed at
      /// build time.
      final class KeyboardGuideViewController: UIViewController {
        @IBOutlet var tableView: UITableView!

        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.translatesAutoresizingMaskIntoConstraints = false
          view.keyboardLayoutGuide.followsUndockedKeyboard = \(strategy.undocked == .follow)\(safeArea)
          NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
          ])
        }
      }
      """
  }
}

extension Room {
  /// A strategy's decision to end the table's frame at the keyboard's top.
  ///
  /// Without a keyboard, the frame ends at the bottom of the safe area.
  package static let frameToGuide = Room(
    "frameToGuide",
    "the table's frame ends at the keyboard's top, or without a keyboard at the safe area",
    by: .frame,
    start: { $0.endTable(atTopOf: $0.guide(for: $0.end)) },
    mirror: { $0.endTable(atTopOf: $0.guide(for: $0.phone.hiddenKeyboardFrame)) }
  ) { step in
    step.rememberTableFrame()
    step.endTable(atTopOf: step.guide(for: step.end))
  }
}

extension Step {
  /// Returns the layout guide's rectangle: the keyboard's, or a strip at the safe area's bottom.
  ///
  /// The guide's top is never below the safe area. Both rectangles are in window coordinates.
  fileprivate func guide(for keyboard: CGRect) -> CGRect {
    let isLeftBehind = phone.settings.layoutGuide == .stays
    var rect = phone.scene.screenRect(
      fromWindow: isLeftBehind ? phone.hiddenKeyboardFrame : keyboard)
    rect.origin.y = min(
      rect.minY, phone.scene.screenSize.height - phone.scene.rootSafeAreaBottom)
    return phone.scene.windowRect(fromScreen: rect)
  }
}
