import UIKit

/// A deliberately wrong form: its fields can't be edited, since they resign right after they began.
final class FocusLost: ScrollingForm, UITextFieldDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    for case let field as UITextField in stack.arrangedSubviews { field.delegate = self }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    DispatchQueue.main.async { textField.resignFirstResponder() }
  }
}
