import Foundation
import Simulation

/// What own code is called for.
enum OwnCall: Hashable, Sendable {
  case start
  case received(KeyboardNotification)
  case shouldBegin(row: Int?)
  case shouldEnd
  case didBegin
  case didEnd
  case tapped(CGPoint)
  case shouldTouch(row: Int?, CGPoint)
  case shouldDrag(CGPoint)
  case passed(Passage)
  case willScroll
  case didEndDragging
  case shouldScrollToTop
  case willTurn(Orientation, during: TimeInterval)
  case didTurn
  case keyboardMoved
  case sheetLaidOut(KeyboardNotification)
  case textChanged
  case shouldChange(TextEdit)
  case edited(TextEdit)
  case shouldReturn
  case timer(Int)

  /// Calls it.
  ///
  /// - Returns: its answer; true where none is asked for.
  func perform(on app: inout any PhoneObserver, _ phone: inout Phone) -> Bool {
    switch self {
    case .start: break
    case .received(let notification): app.received(notification, on: &phone)
    case .shouldBegin(let row): return app.shouldBeginEditing(row: row, on: &phone)
    case .shouldEnd: return app.shouldEndEditing(on: &phone)
    case .didBegin: app.didBeginEditing(on: &phone)
    case .didEnd: app.didEndEditing(on: &phone)
    case .tapped(let point): return app.tapped(point, on: &phone)
    case .shouldTouch(let row, let point): return app.shouldTouch(row: row, at: point, on: &phone)
    case .shouldDrag(let point): return app.shouldDrag(from: point, on: &phone)
    case .passed(let passage): app.passed(passage, on: &phone)
    case .willScroll: app.willScroll(on: &phone)
    case .didEndDragging: app.didEndDragging(on: &phone)
    case .shouldScrollToTop: return app.shouldScrollToTop(on: &phone)
    case .willTurn(let orientation, let duration):
      app.willTurn(to: orientation, during: duration, on: &phone)
    case .didTurn: app.didTurn(on: &phone)
    case .keyboardMoved: app.keyboardMoved(on: &phone)
    case .sheetLaidOut(let notification): app.sheetLaidOut(for: notification, on: &phone)
    case .textChanged: app.textChanged(on: &phone)
    case .shouldChange(let edit): return app.shouldChange(edit, on: &phone)
    case .edited(let edit): app.edited(edit, on: &phone)
    case .shouldReturn: return app.shouldReturn(on: &phone)
    case .timer(let token): app.timerFired(token, on: &phone)
    }
    return true
  }
}
