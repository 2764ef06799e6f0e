import UIKit

/// A correct screen for audits: a table of fields in a navigation controller with a toolbar.
class ToolbarForm: FieldsTable {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New order"
    let done = UIAction { [weak self] _ in self?.view.endEditing(true) }
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: done)
    toolbarItems = [
      UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(systemItem: .add, primaryAction: done),
    ]
    navigationController?.isToolbarHidden = false
  }
}
