import Avoidance
import Foundation
import Simulation

/// The effect of one touch under a strategy: measured frame by frame until nothing moves, and after
/// the field is dismissed.
package struct TouchMeasurement: Equatable, Sendable {
  /// The share in view at rest of the row's height, or of the caret's line in a text view that is
  /// higher than what is free: 0 to 1.
  package let visible: CGFloat
  /// Points between the row's bottom and the keyboard at rest.
  package let clearance: CGFloat
  /// The row's top edge on the screen at rest.
  package let rowTop: CGFloat
  /// The table as it is at rest, with the keyboard up.
  package let rest: Rest
  /// Points that the row went on the screen.
  package let travelled: CGFloat
  /// Seconds during which something of the row was covered; nil where it stays so.
  package let covered: TimeInterval?
  /// The most points that the row went from one frame to the next, at 60 Hz.
  package let largestJump: CGFloat
  /// Points that the content is scrolled beyond its end, or that the table's frame leaves empty.
  package let blank: CGFloat
  /// Whether the table can be scrolled so that its last row is clear of the keyboard.
  package let reachesLastRow: Bool
  /// The table as it is after dismissal.
  package let restAfter: Rest
  /// What is not as it was before the touch, after dismissal: frames and insets first.
  package let left: Displacement?

  /// Measures a touch, which begins where a finger has dragged the field into reach; nil where none
  /// can.
  ///
  /// - Parameters:
  ///   - field: the field that becomes active.
  ///   - before: the phone at rest, before the touch.
  package init?(of field: Responder, from before: Simulator<Engine>) {
    var start = before
    guard let point = start.reach(field) else { return nil }
    var run = Run(start, watching: field)
    run.simulator.tap(point)
    run.play()
    self.init(run, of: field, from: Rest(start.phone))
  }

  private init(_ run: Run, of field: Responder, from start: Rest) {
    let phone = run.simulator.phone
    let place = ActivePlace(phone)
    let isShown = phone.hiddenHeight(of: field) <= Rest.tolerance
    let share = place.map { $0.caret.map { max($0.visibleShare, 0) } ?? $0.visibleShare } ?? 0
    visible = isShown ? 1 : share
    clearance = place?.caret?.clearance ?? place?.clearance ?? 0
    rowTop = place?.frame.minY ?? 0
    rest = Rest(phone)
    travelled = run.travelled
    covered = isShown ? run.covered : nil
    largestJump = run.largestJump
    blank = phone.blankHeight(since: start)
    reachesLastRow = phone.reachesEnds
    var dismissed = run.simulator
    dismissed.endEditing()
    dismissed.settle()
    restAfter = Rest(dismissed.phone)
    left = start.displacement(in: restAfter) ?? start.scrolling(in: restAfter)
  }
}
