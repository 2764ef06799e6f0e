import UIKitValues
import Simulation

/// A view with editable text, such as a text field, which the simulated phone can edit by keys.
@preconcurrency @MainActor protocol TextInputView {
  var view: UIView { get }
  func asksToBegin() -> Bool
  func asksToEnd() -> Bool
  func didBegin()
  func didEnd()
  /// Asks the view's delegate whether an edit of the text is allowed.
  func asksToChange(_ edit: TextEdit) -> Bool
  /// Applies an edit by a key to the text, and calls the app's delegate and targets.
  func take(_ edit: TextEdit)
  var editedText: String { get }
  /// Calls the app because the Return key was pressed in this field.
  ///
  /// - Returns: whether the key has its default effect, too.
  func returns() -> Bool
}

extension TextInputView where Self: UIView {
  var view: UIView { self }
}

extension Stage {
  /// Returns the text input in a row (from 0) of the simulated phone, or for nil in its docked bar.
  func textInput(ofRow row: Int?) -> (any TextInputView)? {
    textInput(of: row.map { .row($0) } ?? .bar)
  }

  func textInput(of responder: Responder) -> (any TextInputView)? {
    (field(of: responder) as? UIView)?.textInput
  }
}

extension UIView {
  /// Whether the class is the app's own; false for UIKit's text fields and text views, and for an
  /// app's views that adopt only UIKeyInput.
  var hasOwnClass: Bool {
    type(of: self) != UITextField.self && type(of: self) != UITextView.self
      && type(of: self) != UISearchTextField.self
      && !(textInput is KeyInputField)
  }
}
