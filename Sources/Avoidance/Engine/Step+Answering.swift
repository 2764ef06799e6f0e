import Foundation
import Simulation

/// The order in which a strategy's decisions are carried out.
extension Step {
  /// Whether the strategy takes the keyboard's frame for one on the screen.
  var isKeyboardUp: Bool {
    let keyboard = keyboardOnScreen
    if keyboard.minY >= phone.scene.restingKeyboardTop { return false }
    // With its screen it goes sideways; code that looks at the height alone takes it for one that is up.
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

  /// Makes room, and reveals the row before or afterwards.
  mutating func show() {
    phone.note(.reveal)
    code.strategy.reveal.followKeyboard?(&self)
    let revealsAtOnce = code.strategy.delay == nil
    let revealsFirst = code.strategy.reveal.goesFirst || code.strategy.room.goesByRow
    if revealsAtOnce && revealsFirst { reveal() }
    makeRoom(rowStays: leavesRow)
    if revealsAtOnce && !revealsFirst { reveal() }
  }

  /// Makes room; `rowStays` tells whether the active row is going to stay where it is.
  mutating func makeRoom(rowStays: Bool) {
    self.rowStays = rowStays
    phone.note(.room)
    code.strategy.room.make(&self)
    phone.note(nil)
  }

  /// Brings the active row into view.
  mutating func reveal() {
    phone.note(.reveal)
    code.strategy.reveal.act?(&self)
    phone.note(nil)
  }

  /// Answers a keyboard that leaves.
  mutating func hide() {
    phone.note(.hide)
    if code.strategy.hide.takeBack != nil { code.strategy.reveal.followKeyboard?(&self) }
    let (origin, mark, originPlace) = (memory.origin, memory.originMark, memory.originPlace)
    let outers = memory.outers
    let wasAtEnd = code.strategy.hide.keepsActiveRowInView && isAtEndAboveBar
    let staysActive = code.strategy.hide.keepsActiveRowInView && activeRow != nil
    offsetBefore = staysActive ? phone.table.contentOffset.model.y : nil
    if !staysActive || memory.inset != nil { takeRoomBack() }
    phone.note(nil)
    memory.forget()
    memory.wasAtEnd = wasAtEnd
    resolveDeferredWork()
    guard staysActive else { return }
    // The keyboard makes way for a turn or for a hardware keyboard: the field is still to be seen,
    // and the offset still to be given back.
    memory.origin = origin.map(phone.table.legalOffset)
    (memory.originMark, memory.originPlace) = (mark, originPlace)
    memory.outers = outers
    end = phone.hiddenKeyboardFrame
    if !leavesRow { showWithoutKeyboard() }
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
    if code.strategy.hide.keepsActiveRowInView {
      rememberOffset()
      rememberOuters()
    }
    reveal()
  }

  /// Makes the room's own arithmetic with the keyboard gone.
  mutating func mirrorRoom() { code.strategy.room.mirror(&self) }

  private var leavesRow: Bool { code.strategy.reveal.leavesRow?(self) ?? false }

  private mutating func takeRoomBack() {
    guard let takeBack = code.strategy.hide.takeBack else { return }
    code.strategy.room.release?(&self)
    takeBack(&self)
  }
}
