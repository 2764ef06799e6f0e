import UIKitValues
import Simulation

/// A view with editable text, as the phone's callbacks use it.
@preconcurrency @MainActor protocol TextInputView {
  var view: UIView { get }
  func asksToBegin() -> Bool
  func asksToEnd() -> Bool
  func didBegin()
  func didEnd()
  /// Asks whether a change is allowed.
  func asksToChange(_ edit: TextEdit) -> Bool
  /// Makes a change and reports it.
  func take(_ edit: TextEdit)
  var editedText: String { get }
  /// Asks what the Return key does.
  ///
  /// - Returns: whether the key has its default effect.
  func returns() -> Bool
}

extension TextInputView where Self: UIView {
  var view: UIView { self }
}

extension Stage {
  /// Returns the field of a row, or of the docked bar for nil.
  func textInput(ofRow row: Int?) -> (any TextInputView)? {
    textInput(of: row.map { .row($0) } ?? .bar)
  }

  func textInput(of responder: Responder) -> (any TextInputView)? {
    (field(of: responder) as? UIView)?.textInput
  }
}

extension UIView {
  /// Whether the field is of the app's own class.
  var hasOwnClass: Bool {
    type(of: self) != UITextField.self && type(of: self) != UITextView.self
      && type(of: self) != UISearchTextField.self
      && !(textInput is KeyInputField)
  }
}
