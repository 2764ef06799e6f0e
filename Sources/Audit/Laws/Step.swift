import Avoidance
import Foundation
import Simulation

/// A step of a case as laws see it: what was there before it, beside the phone after it.
package struct Step: Sendable {
  /// What kind of step it is.
  var kind: Kind
  /// The field that is active after it; nil after a dismissal.
  var field: Responder?
  /// What has to be there after dismissal, and what the table's place is compared with.
  var start: Rest
  /// The field's frame on the screen and whether it was wholly in view, before the step.
  var frameBefore = CGRect.null
  var wasInView = false
  /// Whether UIKit by itself may move it, as it does with a sheet, and with a field under an inset.
  private var isMovedByUIKit = false
  /// Whether the form stands in a sheet.
  private(set) var isInSheet = false
  /// The frame that it has after the step where there is no strategy.
  private(set) var frameAlone = CGRect.null
  /// The table's offset before the step, how far what is around it was scrolled, and the keyboard's
  /// top edge.
  var offsetBefore: CGFloat = 0
  var outerDistanceBefore: CGFloat = 0
  var keyboardTopBefore: CGFloat?
  /// Seconds after which the field was still covered though the keyboard had come to rest, and
  /// later was not; nil where it was in view by then.
  var lateTime: TimeInterval?
  /// Whether the user has scrolled since the start, so that the offset is the user's.
  var isScrolledByUser = false
  /// Whether the user's finger has taken the field along in the step.
  var isDragged = false
  /// Whether all is laid out at another size, so that rows have other places.
  var isLaidOutNew = false
  /// What was there when the same was done before; nil for what is done for the first time.
  var earlier: Rest?
  /// How far the field went on the screen by either of two strategies alone; nil where there is
  /// one.
  var distanceAlone: CGFloat?
  /// Where the field's top edge then was by the first alone.
  var topAlone: CGFloat = 0
  /// How many times it was done again.
  var rounds = 0

  enum Kind: Sendable { case shown, dismissed }

  init(kind: Kind, field: Responder?, start: Rest) {
    self.kind = kind
    self.field = field
    self.start = start
  }

  /// Creates a step from a phone as it is before it.
  init(_ field: Responder, from phone: borrowing Phone, start: Rest) {
    self.init(kind: .shown, field: field, start: start)
    if let row = field.row {
      frameBefore = phone.frameOnScreen(ofRow: row)
      frameAlone = frameBefore
      wasInView = phone.visibleShare(ofRow: row) == 1
      isInSheet = phone.scene.hasSheet
      let isUnobscured = phone.isUnobscured(row: row)
      isMovedByUIKit = wasInView && (isInSheet || !isUnobscured)
    }
    offsetBefore = phone.table.contentOffset.model.y
    outerDistanceBefore = phone.outerDistance
    keyboardTopBefore = phone.topOfKeyboardOverTable
  }

  /// Has UIKit by itself do what is done in the step, on a phone as it is before it, where it may
  /// move the field.
  mutating func look(
    from phone: Phone, _ act: (inout Simulator<Engine>) -> Void
  ) {
    guard isMovedByUIKit, let row = field?.row else { return }
    var alone = Simulator(phone, app: Engine(.none))
    act(&alone)
    alone.settle()
    frameAlone = alone.phone.frameOnScreen(ofRow: row)
  }

  /// The dismissal after this one.
  var dismissed: Step {
    var step = self
    step.kind = .dismissed
    step.field = nil
    step.lateTime = nil
    return step
  }
}
