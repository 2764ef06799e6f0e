import Simulation

/// A call from the phone to an app's own code, or to an observer.
enum OwnCall: Hashable, Sendable {
  case start
  case received(KeyboardNotification)
  case shouldBegin(row: Int?)
  case shouldEnd
  case didBegin
  case didEnd
  case willScroll
  case keyboardMoved
  case sheetLaidOut(KeyboardNotification)
  case textChanged
  case caretMoved
  case timer(Int)
  case other(AppCall)

  /// Calls the method of an app's code that handles this kind of call.
  ///
  /// - Returns: the answer, or true if the call has no answer.
  func perform(on app: inout some AppCode, _ phone: inout Phone) -> Bool {
    switch self {
    case .start: break
    case .received(let notification): app.received(notification, on: &phone)
    case .shouldBegin(let row): return app.shouldBeginEditing(row: row, on: &phone)
    case .shouldEnd: return app.shouldEndEditing(on: &phone)
    case .didBegin: app.didBeginEditing(on: &phone)
    case .didEnd: app.didEndEditing(on: &phone)
    case .willScroll: app.willScroll(on: &phone)
    case .keyboardMoved: app.keyboardMoved(on: &phone)
    case .sheetLaidOut(let notification): app.sheetLaidOut(for: notification, on: &phone)
    case .textChanged: app.textChanged(on: &phone)
    case .caretMoved: app.caretMoved(on: &phone)
    case .timer(let token): app.timerFired(token, on: &phone)
    case .other(let call): return app.answer(call, on: &phone)
    }
    return true
  }
}
