import AvoidanceEngine
import Foundation
import Simulation

extension Strategy {
  /// The strategy of IQKeyboardManager, in the Swift version of 2026, which needs iOS 13 (its
  /// podspec).
  ///
  /// The library adds `distance` (10) and the root view's bottom safe area to the keyboard's
  /// height. The field is scrolled up by whole points until it ends above that height, minus the
  /// root view's layout margin.
  ///
  /// - In a table, the library uses setContentOffset, which does not clamp.
  /// - Then it scrolls each scroll view around the table, but never beyond the inner view's top.
  ///   The root view moves by the rest, at most by the keyboard's height.
  /// - Then the bottom inset becomes the part of the table that the higher keyboard covers, minus
  ///   the table's own safe area.
  ///
  /// A row in view stays where it is, and a row above moves down to the navigation bar. On hide,
  /// the inset is restored, and with `restoreContentOffset=true` the offset, too. Otherwise the
  /// offset is limited to the content's height minus the frame's height. The library ignores table
  /// view controllers. The simulation assumes that the app has enabled the library.
  package static let iqKeyboardManager = Strategy(
    .iqKeyboardManager,
    rule: "row ends the margin and the safe area above the keyboard; inset to match",
    source: "IQKeyboardManager, source of 2026", support: Support(.uiKit, iOS: 13),
    setup: .iqKeyboardManager,
    flaws: [
      "on a screen with a home indicator the safe area counts twice, once in the raised "
        + "keyboard (issues 1568 and 2027: on purpose) and once in the layout margin",
      "the inset counts it only once, so the last row does not get as far up",
      "the table stays scrolled after dismissal (issue 233), and at its end the safe area is "
        + "missing",
      "it restores the offset before the first field, even if the user scrolled since (issue 184)",
    ],
    when: .anyChange, room: .insetDistance, reveal: .distance, motion: .uikit,
    hide: .savedWithinContent, margin: 10,
    options: [
      Option("distance", for: .margin),
      Option(
        "restoreContentOffset", for: .hide, true: Hide.savedOffset, false: .savedWithinContent
      ) { $0.hide = $1 },
    ])
}

extension Setup {
  fileprivate static let iqKeyboardManager = Setup(taking: [.margin, .hide]) { strategy in
    let restores = strategy.hide == .savedOffset
    return """
      // Swift Package Manager: https://github.com/hackiftekhar/IQKeyboardManager
      import IQKeyboardManagerSwift

      // In application(_:didFinishLaunchingWithOptions:):
      IQKeyboardManager.shared.isEnabled = true
      IQKeyboardManager.shared.keyboardDistance = \(strategy.margin.inDigits)

      // In viewDidLoad of the controller that owns the table:
      tableView.iq.restoreContentOffset = \(restores)
      """
  }
}

extension Room {
  /// A strategy's decision to set the bottom inset to what a higher keyboard covers of the table.
  ///
  /// The keyboard counts as higher by the margin and the root view's safe area. The table's safe
  /// area is subtracted. For the scroll indicators' inset, the keyboard isn't made higher.
  package static let insetDistance = Room(
    "insetDistance",
    "the bottom inset is the overlap with the keyboard, plus the margin and the safe area"
  ) { step in
    let height = step.raisedHeight
    step.explainInset(under: height)
    step.setBottomInset(
      step.inset(under: height, atLeast: step.firstInset.bottom),
      indicators: step.inset(
        under: height - step.raise, atLeast: step.firstIndicators.bottom))
  }
}

extension Reveal {
  /// A strategy's decision to move the active row until it ends above the keyboard by the margin.
  ///
  /// The safe area is added to the keyboard's height, and again as the layout margin. The root view
  /// moves by the distance that the table can't scroll.
  package static let distance = beforeRoom(
    "distance", "the row ends the margin and twice the safe area above the keyboard"
  ) { step in
    guard let row = step.rowToReveal() else { return }
    var up = step.missingDistance(ofRow: row)
    let offset = step.phone.table.contentOffset.model.y
    let above = step.distanceBelowBar(ofRow: row)
    let canScroll = up > 0 ? up > -offset - step.phone.table.contentInset.top : above < 0
    guard canScroll else { return }
    if up <= 0 { up = above }
    let wanted = min(offset - min(offset, -up), step.phone.table.rect(forRow: row).minY)
    step.explainDistance(up, toBar: above)
    if wanted != offset { step.setContentOffset(wanted) }
    up -= wanted - offset
    if step.phone.isNested { step.moveOuters(by: &up, above: above) }
    step.moveRoot(by: up)
  }
}

extension Hide {
  /// A strategy's decision to restore the insets on hide, and to limit the offset to the content.
  ///
  /// An offset greater than the content's height minus the frame's height is set to that value. The
  /// insets are ignored.
  package static let savedWithinContent = Hide(
    "savedWithinContent", "the saved values are restored, and the offset stays within the content",
    remember: { $0.rememberRoom() }
  ) { step in
    step.roomAnimation = step.announced?.fromCurrentState
    step.restore()
    step.cutOuters()
    let end = max(0, step.phone.table.rows.contentHeight - step.phone.table.bounds.height)
    guard step.phone.table.contentOffset.model.y > end else { return }
    step.setContentOffset(end)
  }
}

extension Step {
  /// The points that are added to the keyboard's height: the margin and the root view's safe area.
  fileprivate var raise: CGFloat { margin + phone.scene.rootSafeAreaBottom }

  /// The height in points that the keyboard, made higher by margin and safe area, covers of the
  /// screen.
  fileprivate var raisedHeight: CGFloat {
    var keyboard = keyboardOnScreen
    keyboard.origin.y -= raise
    keyboard.size.height += raise
    let screen = CGRect(origin: .zero, size: phone.scene.screenSize)
    return keyboard.part(in: screen)?.height ?? 0
  }

  /// Returns the height of the table that a keyboard covers, minus the safe area, in points.
  ///
  /// `height` is the keyboard's height. UIKit adds the safe area to the inset again. Before the
  /// safe area is subtracted, the result is at least `before`, the earlier inset.
  fileprivate func inset(under height: CGFloat, atLeast before: CGFloat) -> CGFloat {
    let below = phone.scene.screenSize.height - phone.tableFrameOnScreen.maxY
    return max(before, height - below) - phone.table.systemInset.bottom
  }

  /// Records how the bottom inset is calculated, to explain it to the user.
  ///
  /// `height` is the height of the keyboard with the margin and the safe area, in points.
  fileprivate mutating func explainInset(under height: CGFloat) {
    guard phone.isRecording else { return }
    let overlap = height - raise - (phone.scene.screenSize.height - phone.tableFrameOnScreen.maxY)
    guard overlap > 0, overlap + raise > firstInset.bottom else { return }
    let safeAreas = (root: phone.scene.rootSafeAreaBottom, table: phone.table.systemInset.bottom)
    var terms =
      "the overlap with the keyboard (\(overlap.inWords)) plus the margin (\(margin.inWords))"
    if safeAreas.root > 0 { terms += " and the safe area (\(safeAreas.root.inWords))" }
    if safeAreas.table > 0 {
      terms += ", minus the safe area (\(safeAreas.table.inWords)), which UIKit adds"
    }
    explain(terms)
  }

  /// Records where the active row moves, to explain it to the user.
  ///
  /// `up` is the distance that the row moves up, and `distance` that to the navigation bar.
  fileprivate mutating func explainDistance(_ up: CGFloat, toBar distance: CGFloat) {
    guard phone.isRecording else { return }
    guard up < distance.rounded(.towardZero) else {
      explain("the row goes to the navigation bar")
      return
    }
    let safeArea = phone.scene.rootSafeAreaBottom
    let place =
      "the margin (\(margin.inWords))"
      + (safeArea > 0 ? " and twice the safe area (\(safeArea.inWords))" : "")
    explain("by whole points, until the row's bottom is \(place) above the keyboard")
  }

  /// Returns how far a row's top is below the navigation bar, in points; negative for a row above.
  fileprivate func distanceBelowBar(ofRow row: Int) -> CGFloat {
    phone.frameOnScreen(ofRow: row).minY - phone.scene.navigationBarFrame.maxY
      - phone.table.barGrowth
  }

  /// Returns how many points the active row has to move up, rounded toward zero as in the library.
  ///
  /// The row never moves under the navigation bar. The layout margin contains the safe area, which
  /// the higher keyboard contains already. So the safe area counts twice.
  fileprivate func missingDistance(ofRow row: Int) -> CGFloat {
    let visibleHeight = phone.scene.screenSize.height - raisedHeight
    let below =
      phone.frameOnScreen(ofRow: row).maxY - visibleHeight + phone.scene.rootSafeAreaBottom
    return min(distanceBelowBar(ofRow: row), below).rounded(.towardZero)
  }

  /// Scrolls the scroll views around the table by the remaining distance, from the inside out.
  ///
  /// `up` is the distance; it becomes what is still missing. It becomes 0 at a view that the
  /// library doesn't scroll, and the views around that view stay. `above` is the row's original
  /// distance below the navigation bar. If the row is above the bar's end, each view uses `above`
  /// again, because the library does not measure the row again.
  fileprivate mutating func moveOuters(by up: inout CGFloat, above: CGFloat) {
    for index in phone.outerScrolls.reversed() {
      let container = phone.containers[index]
      let offset = container.boundsOrigin
      let top = container.scroll?.contentInset.top ?? 0
      guard up > 0 ? up > -offset.y - top : above < 0 else {
        up = 0
        return
      }
      if up <= 0 { up = above }
      let wanted = min(
        offset.y - min(offset.y, -up), phone.frame(ofScrollInside: index).minY)
      phone.setOuterOffset(
        CGPoint(x: offset.x, y: wanted), ofContainer: index, by: .strategy,
        animation: scrollAnimation)
      up -= wanted - offset.y
    }
  }

  /// Limits the offsets of the scroll views around the table to their contents.
  ///
  /// Their insets are ignored.
  fileprivate mutating func cutOuters() {
    for index in phone.outerScrolls {
      let container = phone.containers[index]
      let end = max(0, container.contentSize.height - container.frame.height)
      guard container.boundsOrigin.y > end else { continue }
      phone.setOuterOffset(
        CGPoint(x: container.boundsOrigin.x, y: end), ofContainer: index, by: .strategy,
        animation: roomAnimation)
    }
  }

  /// Moves the root view up by at most the keyboard's height, or down to its original position.
  fileprivate mutating func moveRoot(by up: CGFloat) {
    let frame = phone.rootView.model
    let first = firstRootFrame
    let y =
      up >= 0 ? max(frame.minY - up, -end.height) : frame.minY - max(up, frame.minY - first.minY)
    guard y != frame.minY else { return }
    rememberRootFrame()
    phone.setRootFrame(
      frame.offsetBy(dx: 0, dy: y - frame.minY), by: .strategy, animation: scrollAnimation)
  }
}
