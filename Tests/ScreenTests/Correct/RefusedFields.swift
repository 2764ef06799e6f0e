import UIKit

/// A correct form for audits: its second field is disabled, and its third one shows a list instead
/// of the keyboard.
final class RefusedFields: OverlapInsetForm, UITextFieldDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let fields = stack.arrangedSubviews.compactMap { $0 as? UITextField }
    fields[1].isEnabled = false
    fields[2].delegate = self
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    navigationController?.pushViewController(UITableViewController(), animated: true)
    return false
  }
}
