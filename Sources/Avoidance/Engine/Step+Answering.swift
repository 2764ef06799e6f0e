import Foundation
import Simulation

/// The order in which a strategy's decisions are carried out.
extension Step {
  /// Whether the strategy takes the keyboard's frame for one on the screen.
  var isKeyboardUp: Bool {
    let keyboard = keyboardOnScreen
    if keyboard.minY >= phone.scene.restingKeyboardTop { return false }
    // With its screen it goes sideways; code that looks at the height alone takes it for one that
    // is up.
    let isBeside = keyboard.maxX <= 0 || keyboard.minX >= phone.scene.screenSize.width
    if isBeside && !code.strategy.when.takesEmptyFrame { return false }
    let screen = phone.scene.deviceScreen
    let isNarrow = keyboard.width < screen.width && !code.strategy.undocked.goesByBottom
    let isLifted = keyboard.maxY < screen.maxY || isNarrow
    if isLifted && !code.strategy.undocked.countsAsKeyboard { return false }
    return code.strategy.when.takesEmptyFrame || !keyboard.isEmpty
  }

  /// Answers a keyboard that comes or changes, at once or after the strategy's lag.
  mutating func answerShow() {
    memory.newFieldTimer = nil
    remember()
    if code.strategy.lag > 0, let announced {
      deferWork(announced)
    } else {
      show()
    }
  }

  /// Defers the work of a notification by the strategy's lag.
  private mutating func deferWork(_ announced: Animation) {
    let timer = memory.nextTimer()
    memory.deferred = Memory.DeferredWork(
      begin: begin, end: end, announced: announced, timer: timer)
    phone.startTimer(delay: code.strategy.lag, token: timer)
  }

  /// Remembers what hiding is to give back.
  mutating func remember() { code.strategy.hide.remember(&self) }

  /// Makes room, and reveals the row, each when its decision has it.
  mutating func show() {
    phone.note(.reveal)
    code.strategy.reveal.followKeyboard?(&self)
    let revealsAtOnce = code.strategy.delay == nil
    if revealsAtOnce { carryOut(code.strategy.reveal.actBeforeRoom, for: .reveal) }
    makeRoom(rowStays: leavesRow)
    if revealsAtOnce { carryOut(code.strategy.reveal.actAfterRoom, for: .reveal) }
    makeRoomByRow()
  }

  /// Makes room; `rowStays` tells whether the active row is going to stay where it is.
  mutating func makeRoom(rowStays: Bool) {
    self.rowStays = rowStays
    carryOut(code.strategy.room.make, for: .room)
  }

  /// Makes the room that goes by where the row is.
  mutating func makeRoomByRow() { carryOut(code.strategy.room.makeAfterReveal, for: .room) }

  /// Brings the active row into view.
  mutating func reveal() { carryOut(code.strategy.reveal.act, for: .reveal) }

  /// Does a part of the strategy's work if it has that, whose events tell what it is for.
  private mutating func carryOut(
    _ work: (@Sendable (inout Step) -> Void)?, for purpose: Event.Purpose
  ) {
    guard let work else { return }
    phone.note(purpose)
    work(&self)
    phone.note(nil)
  }

  /// Answers a keyboard that leaves.
  mutating func hide() {
    phone.note(.hide)
    if code.strategy.hide.takeBack != nil { code.strategy.reveal.followKeyboard?(&self) }
    code.strategy.hide.leave(&self)
  }

  /// Takes the room back, what of it is UIKit's own first.
  mutating func takeRoomBack() {
    guard let takeBack = code.strategy.hide.takeBack else { return }
    code.strategy.room.release?(&self)
    takeBack(&self)
  }

  /// Forgets what was remembered for the keyboard that has left.
  mutating func forget() {
    phone.note(nil)
    memory.forget()
    resolveDeferredWork()
  }

  /// Does with deferred work what the strategy does with it on hide.
  private mutating func resolveDeferredWork() {
    switch code.strategy.hide.deferredWork {
    case .runs: break
    case .isCancelled: memory.deferred = nil
    case .isRescheduled:
      if code.strategy.lag > 0, !end.isEmpty, let announced { deferWork(announced) }
    }
  }

  /// Brings the active row into view where no keyboard is on the screen.
  mutating func showWithoutKeyboard() {
    if let rememberPlace = code.strategy.hide.rememberPlace {
      // The memory is a part of the step, as the phone is, and cannot be changed while that is
      // looked at.
      var memory = memory
      rememberPlace(&memory, phone)
      self.memory = memory
    }
    reveal()
  }

  /// Makes the room's own arithmetic with the keyboard gone.
  mutating func mirrorRoom() { code.strategy.room.mirror(&self) }

  /// Whether the reveal leaves the active row where it is.
  var leavesRow: Bool { code.strategy.reveal.leavesRow?(self) ?? false }
}
