import Foundation
import Simulation

/// One step of a strategy: the phone on which it is carried out, the keyboard that it answers, and
/// what the strategy remembers.
///
/// Its methods are the words in which rooms, reveals and hides are written. It holds the phone for
/// as long as it takes, so it cannot be copied.
public struct Step: ~Copyable {
  /// The phone, whose setters take an animation: one of the two below.
  public var phone: Phone
  private var constants: UnsafePointer<Constants>
  /// The keyboard's frame afterwards, in window coordinates: keyboardFrameEndUserInfoKey.
  public internal(set) var end: CGRect
  /// The keyboard's own movement, or nil where none was announced.
  private(set) var announced: Animation?
  /// The animation of an inset or a frame; nil changes it at once.
  public var roomAnimation: Animation?
  /// The animation of a scroll; nil scrolls at once.
  public var scrollAnimation: Animation?
  /// Whether the reveal is going to leave the active row where it is.
  var rowStays: Bool
  /// The offset that room was made for, where the room goes by it.
  var plannedOffset: CGFloat?
  /// The offset that the table had before the keyboard left it, where the field stays active.
  var offsetBefore: CGFloat?

  /// What does not change while a step is taken; it lies beside the step, which is to be small.
  private struct Constants {
    let code: Code
    let begin: CGRect
    /// The place of the engine's memory; small and without references, it is used there.
    let memoryPlace: UnsafeMutablePointer<Memory>
  }

  /// Takes a step that answers a keyboard which moves between two frames, in window coordinates.
  ///
  /// The phone is moved into the step and back: copied, it would cost as much as the step itself.
  /// Swift copies what it takes out of a value that ends, so the step lies in memory of its own,
  /// which is on the stack up to 1024 bytes, and nothing of it but the phone has to be let go.
  static func take(
    _ code: Code, from begin: CGRect, to end: CGRect, announced: Animation?, on phone: inout Phone,
    memory: inout Memory, _ act: (inout Step) -> Void
  ) {
    withUnsafeMutablePointer(to: &memory) { memoryPlace in
      withUnsafePointer(to: Constants(code: code, begin: begin, memoryPlace: memoryPlace)) {
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

  /// Begins the step in memory that holds nothing yet; all but the phone is there by being
  /// assigned.
  private mutating func start(
    _ constants: UnsafePointer<Constants>, movingPhoneFrom phonePlace: UnsafeMutablePointer<Phone>,
    to end: CGRect, announced: Animation?
  ) {
    withUnsafeMutablePointer(to: &phone) { $0.moveInitialize(from: phonePlace, count: 1) }
    self.constants = constants
    (rowStays, plannedOffset, offsetBefore) = (false, nil, nil)
    turn(to: end, announced: announced)
  }

  /// The strategy that takes the step.
  var code: Code { constants.pointee.code }

  /// The keyboard's frame before, in window coordinates: keyboardFrameBeginUserInfoKey.
  var begin: CGRect { constants.pointee.begin }

  /// The memory of the strategy.
  var memory: Memory {
    unsafeAddress { UnsafePointer(constants.pointee.memoryPlace) }
    unsafeMutableAddress { constants.pointee.memoryPlace }
  }

  /// Turns to another frame of the keyboard, which moves as announced.
  mutating func turn(to end: CGRect, announced: Animation?) {
    self.end = end
    self.announced = announced
    roomAnimation = code.strategy.motion.roomAnimation(announced)
    scrollAnimation = code.strategy.motion.scrollAnimation(announced)
  }
}

extension Step {
  /// Points that the strategy keeps free between the row and what would cover it.
  package var margin: CGFloat { code.strategy.margin }

  /// The margin that scrolling has to add below the row: none where the inset already holds it.
  package var marginBelow: CGFloat { code.strategy.room.marginBelow(self) }

  /// Points by which the strategy takes the keyboard to be higher where room is made.
  package var spacing: CGFloat { code.strategy.spacing }

  /// The row whose field is first responder.
  package var activeRow: Int? { phone.firstResponder }

  /// Returns the row that is to be revealed; without one there is nothing to do, which is recorded.
  package mutating func rowToReveal() -> Int? {
    guard let row = activeRow else {
      decline(phone.responder == .bar ? .barIsAboveKeyboard : .noActiveField)
      return nil
    }
    return row
  }

  /// Records why nothing is done.
  package mutating func decline(_ reason: Event.Reason) { phone.record(.declined(reason)) }
}

extension Step {
  /// The keyboard's frame in the table's content.
  package var keyboardInTable: CGRect { phone.convertToTable(fromWindow: end) }

  /// The keyboard's frame on the screen.
  package var keyboardOnScreen: CGRect { phone.scene.screenRect(fromWindow: end) }

  /// The part of the table's bounds that the keyboard covers, in its content, or null.
  public var overlap: CGRect { keyboardInTable.part(in: phone.table.bounds) ?? .null }
}

extension Phone {
  /// The rectangle of a keyboard that is not there but for a docked bar, in window coordinates.
  var hiddenKeyboardFrame: CGRect {
    let (screen, top) = (scene.deviceScreen, scene.restingKeyboardTop)
    return scene.windowRect(
      fromScreen: CGRect(x: screen.minX, y: top, width: screen.width, height: screen.maxY - top))
  }

  /// The keyboard's frame as it is now, in window coordinates.
  var presentKeyboardFrame: CGRect { scene.windowRect(fromScreen: keyboard.frame.model) }

  /// The same as notifications carried it.
  var announcedKeyboardFrame: CGRect { scene.announced(keyboard.frame.model) }
}
