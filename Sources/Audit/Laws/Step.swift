import Avoidance
import Foundation
import Simulation

/// The state before a step of an audit's case, as input for the laws (rules) that judge the step.
///
/// A law also gets the phone after the step, to compare the two.
package struct Step: Sendable {
  /// The kind of step: it shows a keyboard or dismisses it.
  var kind: Kind
  /// The field that is active after the step, or nil after a dismissal.
  var field: Responder?
  /// The table's state at the start of the audit's case, which must be restored after dismissal.
  var start: TableAtRest
  /// The active field's frame on the screen before the step.
  var frameBefore = CGRect.null
  var wasInView = false
  /// Whether UIKit itself may move the field in the step, because of a sheet or a covering inset.
  private var isMovedByUIKit = false
  /// Whether the audited form is in a sheet.
  private(set) var isInSheet = false
  /// The active field's frame on the screen after the step if no strategy runs.
  private(set) var frameAlone = CGRect.null
  /// The table's vertical offset before the step, in points.
  var offsetBefore: CGFloat = 0
  var outerDistanceBefore: CGFloat = 0
  var keyboardTopBefore: CGFloat?
  /// The time in seconds, from a step's start, of the first check that found the field covered.
  ///
  /// The checks run in each frame, after the keyboard came to rest and until nothing moves. Nil if
  /// the field was always in view then, or if nothing moved any more.
  var lateTime: TimeInterval?
  /// Whether the user has scrolled since the case began, so that the offset need not be restored.
  var isScrolledByUser = false
  /// Whether the user's finger has moved the field during the step.
  var isDragged = false
  /// Whether the step lays out the screen at another size, so that rows have other positions.
  var isLaidOutNew = false
  /// The table's state after an earlier run of the same step, or nil for the first run.
  var earlier: TableAtRest?
  /// The table's state after the previous touch of the field, from the third touch on; or nil.
  ///
  /// A first dismissal may change the content for good, for example by a message about the value.
  var previous: TableAtRest?
  /// The greater of two distances, in points, that the field moves on the screen.
  ///
  /// One is with the strategy alone, the other with a table view controller alone. Nil unless the
  /// step runs with both.
  var distanceAlone: CGFloat?
  /// The field's top edge on the screen, in points, when the strategy runs without a controller.
  var topAlone: CGFloat = 0
  /// What is covered on the screen of an app's own code after the step; nil for a strategy.
  var covers: AppCovers?
  /// Whether the app's own code has ended the editing of the field that the step activates.
  private(set) var losesFocus = false
  /// The number of times that the field was touched again; 0 after the first touch.
  var rounds = 0

  /// The kind of an audit's step: it shows a keyboard for a field, or dismisses the keyboard.
  enum Kind: Sendable { case shown, dismissed }

  init(kind: Kind, field: Responder?, start: TableAtRest) {
    self.kind = kind
    self.field = field
    self.start = start
  }

  /// Creates the input for laws (rules) about a step that activates a field.
  ///
  /// `phone` is the phone before the step. `start` is the original state of the table, which must
  /// be restored after dismissal.
  init(_ field: Responder, from phone: borrowing Phone, start: TableAtRest) {
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

  /// Records where the field is on the screen before the step; `phone` is the phone at that time.
  mutating func lookBefore(on phone: borrowing Phone) {
    if let row = field?.row { frameBefore = phone.frameOnScreen(ofRow: row) }
  }

  /// Records how UIKit itself moves the field in the step, without any strategy.
  ///
  /// `act` performs the step on the phone before it. Nothing is recorded unless UIKit may move the
  /// field.
  mutating func look(
    from phone: Phone, _ act: (inout Simulator<Engine>) -> Void
  ) {
    guard isMovedByUIKit, let row = field?.row else { return }
    var alone = Simulator(phone, app: Engine(.none))
    act(&alone)
    alone.settle()
    frameAlone = alone.phone.frameOnScreen(ofRow: row)
  }

  /// The input for laws (rules) about this step if the field doesn't stay active.
  var withoutFocus: Step {
    var step = self
    (step.field, step.earlier, step.lateTime, step.losesFocus) = (nil, nil, nil, true)
    return step
  }

  /// The input for laws (rules) about the dismissal of the keyboard after this step.
  var dismissed: Step {
    var step = self
    step.kind = .dismissed
    step.field = nil
    step.lateTime = nil
    return step
  }
}
