import UIKitValues
import Simulation

/// Forwards the simulated phone's keyboard notifications and events to an app's objects.
package struct AppObserver: AppWithViews {
  private let app: SimulatedApp

  package init(_ app: SimulatedApp) { self.app = app }

  package func received(_ notification: KeyboardNotification, on phone: inout Phone) {
    app.answer(on: &phone) { app.post(notification) }
  }

  package var recognizesTaps: Bool { true }

  package func answer(_ call: AppCall, on phone: inout Phone) -> Bool {
    app.answer(on: &phone) {
      switch call.kind {
      case .tap(let point): return !app.touches.tapped(point)
      case .touch(let row, let point):
        return app.touches.shouldTouch(row.map { .row($0) } ?? .bar, at: point)
      case .drag(let point, let distance): return app.touches.shouldDrag(from: point, by: distance)
      case .dragged(let point): app.touches.dragged(to: point)
      case .dragEnd: app.touches.didEndDragging()
      case .scrollToTop: return app.touches.shouldScrollToTop()
      case .rotation(let orientation, let duration):
        app.transitions.willRotate(to: orientation, during: duration)
      case .rotationEnd: app.transitions.didRotate()
      case .lifecycle(let call, let fillsWindow): app.received(call, fillsWindow: fillsWindow)
      case .close: return app.shouldClose()
      case .closeCover: return app.shouldCloseCover()
      case .swipeEnd: app.transitions.swipeEnded()
      case .change(let edit):
        return app.stage?.textInput(ofRow: edit.row)?.asksToChange(edit) ?? true
      case .changed(let edit): app.stage?.textInput(ofRow: edit.row)?.take(edit)
      case .pressReturn: return app.firstResponder.edited?.returns() ?? true
      }
      return true
    }
  }

  package func shouldBeginEditing(row: Int?, on phone: inout Phone) -> Bool {
    app.answer(on: &phone) { app.firstResponder.shouldBeginEditing(row.map { .row($0) } ?? .bar) }
  }

  package func shouldEndEditing(on phone: inout Phone) -> Bool {
    app.answer(on: &phone) { app.firstResponder.shouldEndEditing() }
  }

  package func didBeginEditing(on phone: inout Phone) {
    app.answer(on: &phone) { app.firstResponder.didBeginEditing() }
  }

  package func didEndEditing(on phone: inout Phone) {
    app.answer(on: &phone) { app.firstResponder.didEndEditing() }
  }

  package func willScroll(on phone: inout Phone) {
    app.answer(on: &phone) { app.touches.willScroll() }
  }

  package func keyboardMoved(on phone: inout Phone) {
    app.answer(on: &phone) {}
  }

  package func textChanged(on phone: inout Phone) {
    app.answer(on: &phone) { app.firstResponder.textChanged() }
  }

  package func text(ofRow row: Int?) -> String? { app.stage?.textInput(ofRow: row)?.editedText }

  package func place(ofItem label: String, on phone: Phone) -> CGPoint? {
    app.place(ofItem: label, on: phone)
  }

  package func covers(on phone: Phone) -> AppCovers { app.covers(on: phone) }

  package var screenNumber: Int { app.screens.number }

  package func shownForm(on phone: Phone) -> Data? {
    app.look(at: phone) { app.builtForm }
  }

  package func timerFired(_ token: Int, on phone: inout Phone) {
    app.answer(on: &phone, isNews: false) { app.calls.fire(token, on: app) }
  }
}
