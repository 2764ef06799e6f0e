import UIKit

/// A form that makes room for the keyboard, as each UITableViewController does by itself: if it hears
/// that it appears.
final class FormViewController: UITableViewController {
  override func viewWillAppear(_ animated: Bool) {
    // Without this call the controller makes no room.
    super.viewWillAppear(animated)
  }
}
