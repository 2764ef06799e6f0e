import Foundation
import Simulation

/// One response of a strategy to an event, which changes the phone.
///
/// The functions of a strategy's decisions get a step and call its methods. The step contains the
/// keyboard's movement and the strategy's saved values. It holds the phone for its duration, so it
/// can't be copied.
public struct Step: ~Copyable {
  /// The phone that the strategy changes in this step.
  ///
  /// Its setters take an animation: ``roomAnimation`` or ``scrollAnimation``.
  public var phone: Phone
  private var constants: UnsafePointer<Constants>
  /// The keyboard's frame after its movement, in window coordinates: keyboardFrameEndUserInfoKey.
  public package(set) var end: CGRect
  /// The keyboard's own animation, or nil if there was no notification.
  package private(set) var announced: Animation?
  /// The strategy's animation for changes of an inset or a frame, or nil for no animation.
  public var roomAnimation: Animation?
  /// The strategy's animation for scrolling, or nil for no animation.
  public var scrollAnimation: Animation?
  /// The bottom of the active row's part that was in view before room for the keyboard was made.
  ///
  /// It is a `y` of the table's content. NaN if the strategy didn't look, or if the part that must
  /// be in view was not; an optional number would need another eight bytes.
  package var bottomInView: CGFloat
  /// The scroll offset that room for the keyboard was calculated for, or nil if it doesn't matter.
  package var plannedOffset: CGFloat?
  /// The table's offset in points before the keyboard disappeared under a field that stays active.
  ///
  /// Nil if no field stays active, or if the keyboard doesn't hide in this step.
  package var offsetBefore: CGFloat?
  /// Whether the active row stays where it is, so that room is made for its present position.
  package var rowStays: Bool
  /// Whether a finger is dragging the keyboard.
  var isDragged: Bool
  /// Whether the keyboard is hiding in this step.
  package var isLeaving: Bool

  /// Values that stay constant during one response of a strategy.
  ///
  /// They are stored outside the step, to keep the step small.
  private struct Constants {
    let code: Code
    let begin: CGRect
    let offset: CGFloat
    /// The address of the strategy's saved values, which the response changes directly.
    let memoryPlace: UnsafeMutablePointer<Memory>
  }

  /// Runs `act`, a strategy's response to a keyboard that moves from one frame to another.
  ///
  /// The frames are in window coordinates. `announced` is the keyboard's own animation.
  ///
  /// The phone is moved into the step and back, because copying it would cost as much as the step
  /// itself. Swift copies values that are taken out of an ending value. So the step is in memory of
  /// its own, on the stack up to 1024 bytes. Only the phone in it needs to be deinitialized.
  static func take(
    _ code: Code, from begin: CGRect, to end: CGRect, announced: Animation?, on phone: inout Phone,
    memory: inout Memory, _ act: (inout Step) -> Void
  ) {
    let offset = phone.table.contentOffset.model.y
    withUnsafeMutablePointer(to: &memory) { memoryPlace in
      withUnsafePointer(
        to: Constants(code: code, begin: begin, offset: offset, memoryPlace: memoryPlace)
      ) {
        take($0, to: end, announced: announced, on: &phone, act)
      }
    }
  }

  private static func take(
    _ constants: UnsafePointer<Constants>, to end: CGRect, announced: Animation?,
    on phone: inout Phone, _ act: (inout Step) -> Void
  ) {
    withUnsafeMutablePointer(to: &phone) { phonePlace in
      withUnsafeTemporaryAllocation(of: Step.self, capacity: 1) { buffer in
        guard let step = buffer.baseAddress else { return }
        step.pointee.start(constants, movingPhoneFrom: phonePlace, to: end, announced: announced)
        act(&step.pointee)
        withUnsafeMutablePointer(to: &step.pointee.phone) {
          phonePlace.moveInitialize(from: $0, count: 1)
        }
      }
    }
  }

  /// Initializes the step's uninitialized memory: moves the phone in, and assigns all other
  /// members.
  private mutating func start(
    _ constants: UnsafePointer<Constants>, movingPhoneFrom phonePlace: UnsafeMutablePointer<Phone>,
    to end: CGRect, announced: Animation?
  ) {
    withUnsafeMutablePointer(to: &phone) { $0.moveInitialize(from: phonePlace, count: 1) }
    self.constants = constants
    (bottomInView, plannedOffset, offsetBefore) = (.nan, nil, nil)
    (rowStays, isDragged, isLeaving) = (false, false, false)
    turn(to: end, announced: announced)
  }

  /// The strategy whose response this step is, in a shared object.
  package var code: Code { constants.pointee.code }

  /// The keyboard's frame before its movement, in window coordinates:
  /// keyboardFrameBeginUserInfoKey.
  package var begin: CGRect { constants.pointee.begin }

  /// The table's vertical offset when the strategy's response began, in points.
  package var offsetAtStart: CGFloat { constants.pointee.offset }

  /// The fraction of the keyboard that is on the screen, less than 1 while a finger drags it.
  package var progress: CGFloat {
    guard isDragged, end.height > 0 else { return 1 }
    return (phone.scene.screenSize.height - keyboardOnScreen.minY) / end.height
  }

  /// The values that the strategy saves between events.
  package var memory: Memory {
    unsafeAddress { UnsafePointer(constants.pointee.memoryPlace) }
    unsafeMutableAddress { constants.pointee.memoryPlace }
  }

  /// Replaces the keyboard's end frame and animation for the rest of the step.
  mutating func turn(to end: CGRect, announced: Animation?) {
    self.end = end
    self.announced = announced
    roomAnimation = code.strategy.motion.roomAnimation(announced)
    scrollAnimation = code.strategy.motion.scrollAnimation(announced)
  }
}

extension Step {
  /// The distance in points that the strategy keeps between the active row and the keyboard.
  package var margin: CGFloat { code.strategy.margin }

  /// The distance in points that scrolling keeps below the active row.
  ///
  /// Usually it is the strategy's margin, and 0 if the inset already contains the margin.
  package var marginBelow: CGFloat { code.strategy.room.marginBelow(self) }

  /// The points that the strategy adds to the keyboard's height when it makes room for the
  /// keyboard.
  package var spacing: CGFloat { code.strategy.spacing }

  /// The row whose field is first responder, counted from 0, or nil.
  package var activeRow: Int? { phone.firstResponder }

  /// Returns the active row, to bring it into view; nil without one.
  ///
  /// If it is nil, the reason is recorded as an explanation for the user.
  package mutating func rowToReveal() -> Int? {
    guard let row = activeRow else {
      declineWithoutActiveRow()
      return nil
    }
    return row
  }

  /// Records why nothing scrolls without an active row: no field is active, or one in a bar.
  package mutating func declineWithoutActiveRow() {
    let isInBar = phone.responder == .bar
    let isAtTop = isInBar && phone.scene.bar == nil
    decline(
      isAtTop ? .fieldIsInNavigationBar : isInBar ? .barIsAboveKeyboard : .noActiveField)
  }

  /// Sets the purpose and the reason that are recorded with the step's following events.
  ///
  /// They explain the events to the user. Without a reason, the strategy's decision of that purpose
  /// is shown.
  package mutating func note(
    _ purpose: Event.Purpose, because reason: @autoclosure () -> String? = nil
  ) {
    phone.note(purpose)
    if phone.isRecording, let reason = reason() { phone.note(reason: reason) }
  }

  /// Sets the reason that is recorded with the step's following events, to explain them to the
  /// user.
  ///
  /// The events' purpose stays the same.
  package mutating func explain(_ reason: @autoclosure () -> String) {
    phone.note(reason: reason())
  }

  /// Records why the strategy does nothing, to explain that to the user.
  package mutating func decline(_ reason: Event.Reason) { phone.record(.declined(reason)) }
}

extension Step {
  /// The keyboard's end frame in the coordinates of the table's content.
  package var keyboardInTable: CGRect { phone.convertToTable(fromWindow: end) }

  /// The keyboard's end frame in screen coordinates.
  package var keyboardOnScreen: CGRect { phone.scene.screenRect(fromWindow: end) }

  /// The part of the table's bounds that the keyboard covers, in the table's content, or null.
  public var overlap: CGRect { keyboardInTable.part(in: phone.table.bounds) ?? .null }
}

extension Phone {
  /// The frame of a hidden keyboard in window coordinates: an empty strip at the screen's bottom.
  ///
  /// With a docked bar, which stays on the screen, the frame has the bar and the area below it.
  package var hiddenKeyboardFrame: CGRect {
    let (screen, top) = (scene.deviceScreen, scene.restingKeyboardTop)
    return scene.windowRect(
      fromScreen: CGRect(x: screen.minX, y: top, width: screen.width, height: screen.maxY - top))
  }

  /// The keyboard's current frame, in window coordinates.
  var presentKeyboardFrame: CGRect { scene.windowRect(fromScreen: keyboard.frame.model) }

  /// The keyboard's current frame in the coordinates that a notification would report.
  var announcedKeyboardFrame: CGRect { scene.announced(keyboard.frame.model) }
}
