#sourceLocation(file: "forms/examples/Exports/FormViewController.swift", line: 1)
// UITableViewController makes room for the keyboard by itself, as long as it hears that it
// appears.
import UIKit

final class FormViewController: UITableViewController {
  override func viewWillAppear(_ animated: Bool) {
    // Without this call the controller makes no room.
    super.viewWillAppear(animated)
  }
}
