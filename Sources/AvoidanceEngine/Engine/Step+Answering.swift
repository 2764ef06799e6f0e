import Foundation
import Simulation

/// The parts of a strategy's response to the keyboard, in the order in which they run.
extension Step {
  /// Whether the strategy considers the keyboard's frame to be on the screen.
  package var isKeyboardUp: Bool {
    let keyboard = keyboardOnScreen
    if keyboard.minY >= phone.scene.restingKeyboardTop { return false }
    // The keyboard can leave sideways with its screen. Code that only looks at the height takes it
    // for a visible one.
    let isBeside = keyboard.maxX <= 0 || keyboard.minX >= phone.scene.screenSize.width
    if isBeside && !code.strategy.when.takesEmptyFrame { return false }
    let screen = phone.scene.deviceScreen
    let isNarrow = keyboard.width < screen.width && !code.strategy.undocked.goesByBottom
    let isLifted = keyboard.maxY < screen.maxY || isNarrow
    if isLifted && !code.strategy.undocked.countsAsKeyboard { return false }
    return code.strategy.when.takesEmptyFrame || !keyboard.isEmpty
  }

  /// Responds to a keyboard that appears or changes, immediately or after the strategy's delay.
  mutating func answerShow() {
    memory.newFieldTimer = nil
    remember()
    if code.strategy.lag > 0, let announced {
      deferWork(announced)
    } else {
      show()
    }
  }

  /// Defers the strategy's response to a notification by the seconds of ``Strategy/lag``.
  ///
  /// `announced` is the keyboard's own animation.
  private mutating func deferWork(_ announced: Animation) {
    let timer = memory.nextTimer()
    memory.deferred = Memory.DeferredWork(
      begin: begin, end: end, announced: announced, timer: timer)
    phone.startTimer(delay: code.strategy.lag, token: timer)
  }

  /// Saves the values that the strategy restores when the keyboard hides.
  mutating func remember() { code.strategy.hide.remember(&self) }

  /// Makes room for the keyboard and brings the active row into view.
  ///
  /// The strategy's decisions determine the order of the two.
  mutating func show() {
    phone.note(.reveal)
    code.strategy.reveal.followKeyboard?(&self)
    let revealsAtOnce = code.strategy.delay == nil
    if revealsAtOnce { carryOut(code.strategy.reveal.actBeforeRoom, for: .reveal) }
    makeRoom(rowStays: leavesRow())
    if revealsAtOnce { carryOut(code.strategy.reveal.actAfterRoom, for: .reveal) }
    makeRoomByRow()
  }

  /// Runs what the strategy does when a field begins editing, before or after notifications.
  mutating func fieldBegins() { carryOut(code.strategy.reveal.fieldBegins, for: .reveal) }

  /// Runs what the strategy does when a field ends editing.
  mutating func fieldEnds() { carryOut(code.strategy.reveal.fieldEnds, for: .hide) }

  /// Runs what the strategy does when the keyboard has finished appearing.
  mutating func arrive() {
    carryOut(code.strategy.room.arrive, for: .room)
    carryOut(code.strategy.reveal.keyboardArrives, for: .reveal)
  }

  /// Adapts the room for the docked keyboard while a finger drags the keyboard.
  ///
  /// Does nothing if the finger dragged the keyboard off the screen, since the hide follows. This
  /// is what react-native-keyboard-controller's KeyboardTrackingView does.
  mutating func followFinger() {
    isDragged = true
    guard progress > 0, progress <= 1 else { return }
    carryOut(code.strategy.room.followFinger, for: .room)
  }

  /// Brings the caret into view after an edit of the active field's text.
  mutating func followCaret() { carryOut(code.strategy.reveal.caretMoves, for: .reveal) }

  /// Runs the work that the strategy deferred to a timer, which is identified by a number.
  mutating func answer(timer: Int) {
    guard let act = code.strategy.reveal.timerFires else { return }
    carryOut({ act(&$0, timer) }, for: .reveal)
  }

  /// Makes room for the keyboard as the strategy decides.
  ///
  /// `rowStays` tells whether the active row will stay where it is.
  mutating func makeRoom(rowStays: Bool) {
    self.rowStays = rowStays
    carryOut(code.strategy.room.make, for: .room)
  }

  /// Makes the part of the room for the keyboard that depends on the active row's position.
  mutating func makeRoomByRow() { carryOut(code.strategy.room.makeAfterReveal, for: .room) }

  /// Brings the active row into view as the strategy decides.
  mutating func reveal() { carryOut(code.strategy.reveal.act, for: .reveal) }

  /// Runs a function of the strategy and records its events with a purpose.
  ///
  /// Does nothing if `work` is nil.
  private mutating func carryOut(
    _ work: (@Sendable (inout Step) -> Void)?, for purpose: Event.Purpose
  ) {
    guard let work else { return }
    phone.note(purpose)
    work(&self)
    phone.note(nil)
  }

  /// Runs the strategy's response to a keyboard that disappears.
  mutating func hide() {
    isLeaving = true
    if code.strategy.hide.takeBack != nil {
      phone.note(.reveal)
      code.strategy.reveal.followKeyboard?(&self)
    }
    phone.note(.hide)
    code.strategy.hide.leave(&self)
  }

  /// Removes the room for the keyboard: first the part that UIKit itself made, then the strategy's.
  ///
  /// Does nothing if the strategy restores nothing.
  package mutating func takeRoomBack() {
    guard let takeBack = code.strategy.hide.takeBack else { return }
    code.strategy.room.release?(&self)
    takeBack(&self)
  }

  /// Clears the values that the strategy saved for the keyboard, after the keyboard has hidden.
  package mutating func forget() {
    phone.note(nil)
    memory.forget()
    resolveDeferredWork()
  }

  /// Keeps, cancels or restarts work that an earlier notification deferred, when the keyboard
  /// hides.
  ///
  /// The strategy decides which.
  private mutating func resolveDeferredWork() {
    switch code.strategy.hide.deferredWork {
    case .runs: break
    case .isCancelled: memory.deferred = nil
    case .isRescheduled:
      if code.strategy.lag > 0, !end.isEmpty, let announced { deferWork(announced) }
    }
  }

  /// Brings the active row into view although no keyboard is on the screen.
  package mutating func showWithoutKeyboard() {
    if let rememberPlace = code.strategy.hide.rememberPlace {
      // The memory is copied, because it is part of the step like the phone. Both can't be accessed
      // at the same time.
      var memory = memory
      rememberPlace(&memory, phone)
      self.memory = memory
    }
    reveal()
  }

  /// Removes the room for the keyboard, by repeating the calculation with the hidden keyboard.
  mutating func mirrorRoom() { code.strategy.room.mirror(&self) }

  /// Returns whether the strategy leaves the active row where it is.
  package mutating func leavesRow() -> Bool { code.strategy.reveal.leavesRow?(&self) ?? false }

  /// Whether an edit makes room for the keyboard again although the active row stays in place.
  var needsRoomAgain: Bool { code.strategy.reveal.needsRoomAgain?(self) ?? false }
}
