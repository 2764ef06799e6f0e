import Avoidance
import Foundation
import Simulation

/// The effect of one touch of a field with a strategy, measured frame by frame.
///
/// The measurement goes on until nothing moves, and includes the dismissal.
package struct TouchMeasurement: Equatable, Sendable {
  /// The visible fraction of the touched row's height when nothing moves, 0 to 1.
  ///
  /// In a text view too high for the area not covered by the keyboard, the fraction of the caret's
  /// line.
  package let visible: CGFloat
  /// The distance in points between the touched row's bottom and the keyboard when nothing moves.
  package let clearance: CGFloat
  /// The touched row's top edge on the screen when nothing moves any more.
  package let rowTop: CGFloat
  /// The table's position and insets after the touch, with the keyboard up and nothing moving.
  package let rest: TableAtRest
  /// The distance in points that the touched row moved on the screen.
  package let travelled: CGFloat
  /// The time in seconds during which any part of the touched row was covered; nil if it stays
  /// covered.
  package let covered: TimeInterval?
  /// The largest movement of the touched row between two frames at 60 Hz, in points.
  package let largestJump: CGFloat
  /// The height of the blank strip that the strategy leaves in the form, in points.
  ///
  /// It is the distance that the content is scrolled beyond its legal range. Without such a
  /// distance, it is the height that the table's frame covered before and nothing covers now.
  package let blank: CGFloat
  /// Whether the last row can be scrolled clear of the keyboard.
  package let reachesLastRow: Bool
  /// The table's position and insets after the dismissal of the keyboard, with nothing moving.
  package let restAfter: TableAtRest
  /// The first difference between the table after the dismissal and before the touch, or nil.
  ///
  /// Frames and insets are compared first, then the scroll position.
  package let left: Displacement?

  /// Measures a touch of a field, after a finger has dragged the field into reach.
  ///
  /// Returns nil if the field can't be reached.
  ///
  /// - Parameters:
  ///   - field: the field to activate.
  ///   - before: the phone at rest before the touch.
  package init?(of field: Responder, from before: Simulator<Engine>) {
    var start = before
    guard let point = start.reach(field) else { return nil }
    var run = Run(start, watching: field)
    run.simulator.tap(point)
    run.play()
    self.init(run, of: field, from: TableAtRest(start.phone))
  }

  private init(_ run: Run, of field: Responder, from start: TableAtRest) {
    let phone = run.simulator.phone
    let place = ActivePlace(phone)
    let isShown = phone.hiddenHeight(of: field) <= TableAtRest.tolerance
    let share = place.map { $0.caret.map { max($0.visibleShare, 0) } ?? $0.visibleShare } ?? 0
    visible = isShown ? 1 : share
    clearance = place?.caret?.clearance ?? place?.clearance ?? 0
    rowTop = place?.frame.minY ?? 0
    rest = TableAtRest(phone)
    travelled = run.travelled
    covered = isShown ? run.covered : nil
    largestJump = run.largestJump
    blank = phone.blankHeight(since: start)
    reachesLastRow = phone.reachesEnds
    var dismissed = run.simulator
    dismissed.endEditing()
    dismissed.settle()
    restAfter = TableAtRest(dismissed.phone)
    left = start.displacement(in: restAfter) ?? start.scrolling(in: restAfter)
  }
}
