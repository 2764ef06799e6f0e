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
  /// Where the sheet that the form stands in began, which UIKit itself moves; 0 without one.
  var sheetTopBefore: CGFloat = 0
  /// The table's height before the step.
  var heightBefore: CGFloat = 0
  /// The table's offset before the step, how far what is around it was scrolled, and the keyboard's top
  /// edge.
  var offsetBefore: CGFloat = 0
  var outerDistanceBefore: CGFloat = 0
  var keyboardTopBefore: CGFloat?
  /// Seconds after which the field was still covered though the keyboard had come to rest, and later
  /// was not; nil where it was in view by then.
  var lateTime: TimeInterval?
  /// Whether the user has scrolled since the start, so that the offset is the user's.
  var isScrolledByUser = false
  /// Whether the user's finger has taken the field along in the step.
  var isDragged = false
  /// Whether all is laid out at another size, so that rows have other places.
  var isLaidOutNew = false
  /// What was there when the same was done before; nil for what is done for the first time.
  var earlier: Rest?
  /// How far the field went on the screen by either of two strategies alone; nil where there is one.
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
      sheetTopBefore = phone.sheetTop
      wasInView = phone.isWhollyInView(row: row)
    }
    heightBefore = phone.table.bounds.height
    offsetBefore = phone.table.contentOffset.model.y
    outerDistanceBefore = phone.outerDistance
    keyboardTopBefore = phone.topOfKeyboardOverTable
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
