import UIKitValues
import Simulation

/// A view with editable text, such as a text field or text view, as the phone sees it.
@preconcurrency @MainActor protocol TextInputView {
  var view: UIView { get }
  func asksToBegin() -> Bool
  func asksToEnd() -> Bool
  func didBegin()
  func didEnd()
  /// Asks the view's delegate whether an edit of the text is allowed.
  func asksToChange(_ edit: TextEdit) -> Bool
  /// Applies an edit of keys to the text and reports it to the app.
  func take(_ edit: TextEdit)
  var editedText: String { get }
  /// Asks the app what the Return key does in this field.
  ///
  /// - Returns: whether the key has its default effect.
  func returns() -> Bool
}

extension TextInputView where Self: UIView {
  var view: UIView { self }
}

extension Stage {
  /// Returns the field of a form's row, or of the docked bar for nil.
  func textInput(ofRow row: Int?) -> (any TextInputView)? {
    textInput(of: row.map { .row($0) } ?? .bar)
  }

  func textInput(of responder: Responder) -> (any TextInputView)? {
    (field(of: responder) as? UIView)?.textInput
  }
}

extension UIView {
  /// Whether the field's class is the app's own and not UIKit's.
  var hasOwnClass: Bool {
    type(of: self) != UITextField.self && type(of: self) != UITextView.self
      && type(of: self) != UISearchTextField.self
      && !(textInput is KeyInputField)
  }
}
