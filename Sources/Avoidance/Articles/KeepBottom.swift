import AvoidanceEngine
import Foundation
import Simulation

extension Strategy {
  /// The strategy of "Maintain UITableView scroll position with keyboard expansion"
  /// (derpturkey.com, 2014).
  ///
  /// The code handles keyboardWillChangeFrame, also on hide. If the table is scrolled to its bottom
  /// when the keyboard moves by Δ, the offset moves by −Δ. The animation is the keyboard's own. The
  /// table's frame follows the keyboard, because the article assumes a table view controller. Its
  /// variant for a plain view controller is `room=insetBothEnds`.
  package static let keepBottom = Strategy(
    .keepBottom,
    rule: "table ends at the keyboard; scrolls with it if at its bottom",
    source: "Maintain UITableView scroll position with keyboard expansion", setup: nil,
    flaws: [
      "a table that is not at its bottom does not move, so a covered row stays covered",
      "the bottom test ignores the insets",
      "the variant subtracts the keyboard's height at both ends, and subtracts it again on hide",
    ],
    when: .willChangeFrame, room: .frameToKeyboard, reveal: .keepBottom, motion: .keyboard,
    hide: .mirror)
}

extension Reveal {
  /// A strategy's decision to scroll a table that is at its bottom as far as the keyboard moves.
  ///
  /// So the table stays at its bottom. The article's handler runs before the table view
  /// controller's, which changes the frame.
  package static let keepBottom = Reveal(
    "keepBottom", "a table at its bottom scrolls as far as the keyboard moves",
    followKeyboard: { step in
      let (begin, end) = (step.begin, step.end)
      let delta = end.minY - begin.minY
      step.phone.record(
        .log(
          "Keyboard YDelta \(Double(delta).written(places: 6)) -> B: \(begin.inBraces), "
            + "E: \(end.inBraces)"))
      let offset = step.phone.table.contentOffset.model.y
      let needed = step.phone.table.rows.contentHeight - step.phone.table.bounds.height
      guard offset >= needed else {
        step.decline(.notScrolledToBottom(offset: offset, needed: needed))
        return
      }
      guard abs(delta) > 0 else { return }
      step.phone.setContentOffset(
        offset - delta, by: .strategy, animation: step.roomAnimation)
    },
    // After room is made, nothing is left to do.
    act: { _ in })
}

extension Room {
  /// A strategy's decision to cut the keyboard's height off the table's frame at the top and
  /// bottom.
  package static let insetBothEnds = Room(
    "insetBothEnds", "the table's frame loses the keyboard's height at both ends", by: .frame,
    mirror: loseBothEnds, make: loseBothEnds)

  @Sendable private static func loseBothEnds(_ step: inout Step) {
    step.rememberTableFrame()
    step.setTableFrame(step.phone.table.frame.model.insetBy(dx: 0, dy: step.end.height))
  }
}
