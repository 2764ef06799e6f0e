import Foundation
import Simulation

/// What hands the phone's callbacks on to an app's objects.
package struct AppObserver: PhoneObserver {
  private let app: SimulatedApp

  package init(_ app: SimulatedApp) { self.app = app }

  package func received(_ notification: KeyboardNotification, on phone: inout Phone) {
    app.answer(on: &phone) { app.post(notification) }
  }

  package var recognizesTaps: Bool { true }

  package func tapped(_ point: CGPoint, on phone: inout Phone) -> Bool {
    app.answer(on: &phone) { app.tapped(point) }
  }

  package func shouldTouch(row: Int?, at point: CGPoint, on phone: inout Phone) -> Bool {
    app.answer(on: &phone) { app.shouldTouch(row.map { .row($0) } ?? .bar, at: point) }
  }

  package func shouldDrag(from point: CGPoint, on phone: inout Phone) -> Bool {
    app.answer(on: &phone) { app.shouldDrag(from: point) }
  }

  package func passed(_ passage: Passage, on phone: inout Phone) {
    app.answer(on: &phone) { app.pass(passage) }
  }

  package func shouldBeginEditing(row: Int?, on phone: inout Phone) -> Bool {
    app.answer(on: &phone) { app.shouldBeginEditing(row.map { .row($0) } ?? .bar) }
  }

  package func shouldEndEditing(on phone: inout Phone) -> Bool {
    app.answer(on: &phone) { app.shouldEndEditing() }
  }

  package func didBeginEditing(on phone: inout Phone) {
    app.answer(on: &phone) { app.didBeginEditing() }
  }

  package func didEndEditing(on phone: inout Phone) {
    app.answer(on: &phone) { app.didEndEditing() }
  }

  package func willScroll(on phone: inout Phone) {
    app.answer(on: &phone) { app.willScroll() }
  }

  package func didEndDragging(on phone: inout Phone) {
    app.answer(on: &phone) { app.didEndDragging() }
  }

  package func shouldScrollToTop(on phone: inout Phone) -> Bool {
    app.answer(on: &phone) { app.shouldScrollToTop() }
  }

  package func willTurn(
    to orientation: Orientation, during duration: TimeInterval, on phone: inout Phone
  ) { app.answer(on: &phone) { app.willTurn(to: orientation, during: duration) } }

  package func didTurn(on phone: inout Phone) { app.answer(on: &phone) { app.didTurn() } }

  package func keyboardMoved(on phone: inout Phone) {
    app.answer(on: &phone) {}
  }

  package func textChanged(on phone: inout Phone) {
    app.answer(on: &phone) { app.textChanged() }
  }

  package func shouldChange(_ edit: TextEdit, on phone: inout Phone) -> Bool {
    app.answer(on: &phone) { app.field(of: edit)?.asksToChange(edit) ?? true }
  }

  package func edited(_ edit: TextEdit, on phone: inout Phone) {
    app.answer(on: &phone) { app.field(of: edit)?.take(edit) }
  }

  package func shouldReturn(on phone: inout Phone) -> Bool {
    app.answer(on: &phone) { (app.editor as? UITextField)?.returns() ?? true }
  }

  package func text(ofRow row: Int?) -> String? { app.textInput(ofRow: row)?.editedText }

  package func place(ofItem label: String, on phone: Phone) -> CGPoint? {
    app.place(ofItem: label, on: phone)
  }

  package func timerFired(_ token: Int, on phone: inout Phone) {
    app.answer(on: &phone, isNews: false) { app.calls.fire(token, on: app) }
  }
}
