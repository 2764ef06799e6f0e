import Foundation
import Simulation

/// Comparisons of a step with the phone after it, for the laws.
extension Step {
  /// The frames on the screen where the active field counts as not moved by the strategy.
  ///
  /// They are the frame before the step, and the frame after UIKit's own movement. In a sheet,
  /// which UIKit moves, only the second one counts.
  var placesToKeep: [CGRect] { isInSheet ? [frameAlone] : [frameBefore, frameAlone] }

  /// Returns whether a floating header or the status bar covered a row's top before the step.
  ///
  /// False if the step lays out the screen at another size, or if the table has moved up.
  func wasUnderHeader(
    row: Int, _ sight: FieldVisibility, on phone: Phone
  ) -> Bool {
    let header = phone.table.headerHeight(aboveRow: row) * phone.scaleOfContent
    let isMovedUp = phone.tableFrameOnScreen.minY < start.frame.minY - TableAtRest.tolerance
    return !isLaidOutNew && !isMovedUp
      && frameBefore.minY < sight.free.minY + header - TableAtRest.tolerance
  }

  /// Returns whether only a header or the status bar covers a row, no more than before the step.
  func isLeftUnderHeader(
    row: Int, _ sight: FieldVisibility, on phone: Phone
  ) -> Bool {
    wasUnderHeader(row: row, sight, on: phone)
      && sight.frame.minY >= frameBefore.minY - TableAtRest.tolerance
      && isCoveredOnlyAbove(row: row, sight, on: phone)
  }

  /// Returns whether a new layout, such as a rotation's, left a row under a header or the bars.
  ///
  /// The offset must be the same as before, so that nobody has scrolled, and the table's frame as
  /// without the keyboard. No source says whether UIKit keeps the offset when the bars become
  /// higher.
  func isTurnedUnderHeader(
    row: Int, _ sight: FieldVisibility, on phone: Phone
  ) -> Bool {
    isLaidOutNew && phone.table.contentOffset.model.y == offsetBefore
      && phone.tableFrameOnScreen.minY >= start.frame.minY - TableAtRest.tolerance
      && isCoveredOnlyAbove(row: row, sight, on: phone)
  }

  /// Returns how many points at the end of the rows are covered while the app prevents scrolling.
  ///
  /// 0 if a finger can scroll the table or a view around it, and for rows that were covered at the
  /// start.
  func excessWhileLocked(on phone: Phone) -> CGFloat {
    guard covers?.isScrollLocked == true, !phone.isNested, phone.liftedKeyboardFrame == nil,
      !phone.isAsWithoutKeyboard(since: start)
    else { return 0 }
    return phone.excessAtEnd(
      of: phone.visibleTableFrame, atOffset: phone.table.contentOffset.model.y)
  }

  /// Returns how much higher the content is than after the previous touch, or nil if it isn't.
  func contentGrowth(on phone: Phone) -> Displacement? {
    guard let previous else { return nil }
    let change = Displacement(
      path: "table.contentSize.height", word: "content", was: previous.contentHeight,
      is: phone.table.contentSize.height)
    return change.isNoticeable && change.is > change.was ? change : nil
  }

  /// Returns whether a row and the footer that floats below it end above the keyboard.
  private func isCoveredOnlyAbove(row: Int, _ sight: FieldVisibility, on phone: Phone) -> Bool {
    sight.frame.maxY + phone.footerHeight(belowRow: row)
      <= sight.free.maxY + TableAtRest.tolerance
  }

  /// Returns whether the keyboard became lower in this step, and the table moved back as well.
  ///
  /// `phone` is the phone after the step. The table must have moved toward its original position.
  func isGivingBack(on phone: Phone) -> Bool {
    guard let before = keyboardTopBefore, phone.topOfKeyboardOverTable ?? .infinity > before else {
      return false
    }
    let now = phone.table.contentOffset.model.y + phone.outerDistance
    // In a sheet that has become higher, the table's original offset may no longer exist.
    let begin =
      phone.scene.hasSheet
      ? phone.table.legalOffset(start.offset, withInsetsOf: start) : start.distance
    let (old, new) = (offsetBefore + outerDistanceBefore - begin, now - begin)
    return abs(new) < abs(old) && new * old >= 0
  }

  /// Returns the table's original offset, or else the nearest legal one.
  ///
  /// The offset is adjusted to rows above whose estimated heights were replaced by measured ones.
  private func legalStart(on phone: Phone) -> CGFloat {
    phone.table.legalOffset(start.offset + phone.table.shift(since: start.anchor))
  }

  /// Returns whether the dismissal of the keyboard restored the original offset, or the nearest
  /// legal one.
  ///
  /// Also true if the user has scrolled.
  func isPositionRestored(in rest: TableAtRest, on phone: Phone) -> Bool {
    isScrolledByUser
      || (abs(legalStart(on: phone) - rest.offset) <= TableAtRest.tolerance
        && abs(start.outerDistance - rest.outerDistance) <= TableAtRest.tolerance)
  }

  /// Returns how the table's scroll position differs from the original one, for a report.
  ///
  /// If the table's own offset is the same, it is the difference of the table's top edge on the
  /// screen. Nil if the user has scrolled.
  func scrolling(in rest: TableAtRest, on phone: Phone) -> Displacement? {
    guard !isScrolledByUser else { return nil }
    return TableAtRest.scrolling(from: legalStart(on: phone), in: rest)
      ?? Displacement(
        path: "table.frame.y", word: "top", was: start.frame.minY, is: rest.frame.minY)
  }
}

extension TableView {
  /// Returns the nearest offset that would be legal with the insets at the start of the case.
  fileprivate func legalOffset(_ offset: CGFloat, withInsetsOf start: TableAtRest) -> CGFloat {
    let end = contentSize.height + start.adjustedInset.bottom - bounds.height
    return min(max(offset, minimumOffset), max(openingOffset, end))
  }
}
