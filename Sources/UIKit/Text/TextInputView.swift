import Foundation
import Simulation

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
  /// Whether it is a field of a class of the app's own.
  var hasOwnClass: Bool {
    type(of: self) != UITextField.self && type(of: self) != UITextView.self
      && type(of: self) != UISearchTextField.self
      && !(textInput is KeyInputField)
  }
}
