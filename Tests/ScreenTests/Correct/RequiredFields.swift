import UIKit

/// A correct form for audits: its fields can't be left while they are empty, so that the keyboard
/// stays.
final class RequiredFields: OverlapInsetForm, UITextFieldDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    for case let field as UITextField in stack.arrangedSubviews { field.delegate = self }
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    textField.text?.isEmpty == false
  }
}
