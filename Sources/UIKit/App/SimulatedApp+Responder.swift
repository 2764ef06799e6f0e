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
    if let field = fieldElsewhere(view) {
      guard endsForAnother else { return false }
      (stage as? ControllerStage)?.turn(to: field, on: self)
    }
    guard let responder = stage?.responder(of: view) else {
      if phone.responder != nil, !resignFirstResponder() { return false }
      otherResponder = view
      return true
    }
    perform { $0.beginEditing(responder) }
    return phone.responder == responder
  }

  /// A view as a field of the screen that is in another scroll view than the phone tells of; nil for any
  /// other.
  func fieldElsewhere(_ view: UIResponder?) -> UIView? {
    guard let view = view as? UIView, view.textInput != nil, stage is ControllerStage,
      stage?.responder(of: view) == nil, let root = rootView, view.isDescendant(of: root)
    else { return nil }
    let table = view.scrollViewAround as? UITableView
    return table?.hasOverSection(view) == true ? nil : view
  }

  /// Ends what is edited for a field that the phone does not know yet, under the same keyboard.
  private var endsForAnother: Bool {
    guard edited != nil else { return true }
    guard shouldEndEditing() else { return false }
    didEndEditing()
    return true
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
    guard let field = textInput(of: responder) else { return true }
    (stage as? ControllerStage)?.decideFieldScroll(of: field, on: self)
    return field.view.canBecomeFirstResponder && field.asksToBegin()
  }

  func shouldEndEditing() -> Bool {
    guard let field = edited else { return true }
    guard resigning == nil, hasOwnClass(field.view), isFirstResponder(field.view) else {
      return field.asksToEnd() || endsByForce
    }
    // UIKit has a field resign that another one or a finger ends, by the method that it may override.
    resigning = field.view
    defer { resigning = nil }
    return field.view.resignFirstResponder() || endsByForce
  }

  /// Has a view resign that is first responder.
  func resign(_ view: UIResponder) -> Bool {
    // It is under way already, and but for its delegate nothing speaks against it.
    if resigning === view { return edited?.asksToEnd() ?? true }
    let before = resigning
    resigning = view
    defer { resigning = before }
    return resignFirstResponder()
  }

  /// Whether a field is of a class of the app's own.
  func hasOwnClass(_ field: UIView) -> Bool {
    type(of: field) != UITextField.self && type(of: field) != UITextView.self
      && !(field.textInput is KeyInputField)
  }

  func didBeginEditing() {
    otherResponder = nil
    editor = firstResponder
    edited?.didBegin()
  }

  func didEndEditing() {
    let field = edited
    editor = nil
    field?.didEnd()
  }

  /// A text view's row has grown or shrunk for its text, of which it tells now.
  func textChanged() { (editor as? UITextView)?.tellOfChange() }

  /// The field whose text changes.
  func field(of edit: TextEdit) -> (any TextInputView)? { textInput(ofRow: edit.row) }

  /// The field of a row, or of the docked bar.
  func textInput(ofRow row: Int?) -> (any TextInputView)? {
    textInput(of: row.map { .row($0) } ?? .bar)
  }

  private func textInput(of responder: Responder) -> (any TextInputView)? {
    (stage?.field(of: responder) as? UIView)?.textInput
  }

  /// What is edited, as long as it has not been told of the end.
  var edited: (any TextInputView)? { (editor as? UIView)?.textInput }
}

/// A view whose text is edited, as the phone's callbacks tell it.
@preconcurrency @MainActor protocol TextInputView {
  var view: UIView { get }
  func asksToBegin() -> Bool
  func asksToEnd() -> Bool
  func didBegin()
  func didEnd()
  /// Asks whether a change may be.
  func asksToChange(_ edit: TextEdit) -> Bool
  /// Makes a change, and tells of it.
  func take(_ edit: TextEdit)
  var editedText: String { get }
  /// Asks what Return does.
  ///
  /// - Returns: whether the key is to do what it does by default.
  func returns() -> Bool
}

extension TextInputView where Self: UIView {
  var view: UIView { self }
}
