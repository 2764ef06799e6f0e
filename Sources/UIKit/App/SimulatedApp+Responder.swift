import Foundation
import Simulation

/// The first responder, which is the phone's.
extension SimulatedApp {
  /// The view that is first responder.
  var firstResponder: UIResponder? {
    phone.responder.flatMap { stage?.field(of: $0) } ?? otherResponder
  }

  func isFirstResponder(_ view: UIResponder) -> Bool {
    if otherResponder === view { return phone.responder == nil }
    guard let responder = phone.responder else { return false }
    return stage?.field(of: responder) === view
  }

  /// Makes a view first responder: a field brings the keyboard up, another view has nothing to show.
  func makeFirstResponder(_ view: UIResponder) -> Bool {
    if isSceneStale { stage?.update(self) }
    guard let responder = stage?.responder(of: view) else {
      if phone.responder != nil, !resignFirstResponder() { return false }
      otherResponder = view
      return true
    }
    perform { $0.beginEditing(responder) }
    return phone.responder == responder
  }

  @discardableResult
  func resignFirstResponder(isForced: Bool = false) -> Bool {
    otherResponder = nil
    guard phone.responder != nil else { return true }
    endsByForce = isForced
    perform { $0.endEditing() }
    endsByForce = false
    return phone.responder == nil
  }

  /// Has the keyboard follow a change of the field that is edited.
  func reloadInputViews(of view: UIResponder) {
    isSceneStale = true
    stage?.update(self)
    guard isFirstResponder(view) else { return }
    hostAccessory()
    perform { $0.refreshKeyboard() }
  }

  func shouldBeginEditing(_ responder: Responder) -> Bool {
    guard let field = stage?.field(of: responder) as? any TextInputView else { return true }
    return field.asksToBegin()
  }

  func shouldEndEditing() -> Bool {
    guard let field = editor as? any TextInputView else { return true }
    return field.asksToEnd() || endsByForce
  }

  func didBeginEditing() {
    otherResponder = nil
    editor = firstResponder
    (editor as? any TextInputView)?.didBegin()
  }

  func didEndEditing() {
    let field = editor as? any TextInputView
    editor = nil
    field?.didEnd()
  }

  /// A text view's row has grown or shrunk for its text, of which it tells now.
  func textChanged() { (editor as? UITextView)?.tellOfChange() }

  /// The field whose text changes.
  func field(of edit: TextEdit) -> (any TextInputView)? { textInput(ofRow: edit.row) }

  /// The field of a row, or of the docked bar.
  func textInput(ofRow row: Int?) -> (any TextInputView)? {
    (stage?.field(of: row.map { .row($0) } ?? .bar) as? UIView)?.textInput
  }
}

/// A view whose text is edited, as the phone's callbacks tell it.
@preconcurrency @MainActor protocol TextInputView: UIView {
  var keyboardType: UIKeyboardType { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var isSecureTextEntry: Bool { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
  func asksToBegin() -> Bool
  func asksToEnd() -> Bool
  func didBegin()
  func didEnd()
  /// Asks whether a change may be.
  func asksToChange(_ edit: TextEdit) -> Bool
  /// Makes a change, and tells of it.
  func take(_ edit: TextEdit)
  var editedText: String { get }
}
