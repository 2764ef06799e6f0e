// Made by formlift-port and kept as made; ArticlePortTests checks it.
// swift-format-ignore-file
#sourceLocation(file: "forms/examples/Exports/FormViewController.swift", line: 1)
import UIKit

/// A form whose controller makes room for the keyboard.
///
/// Every UITableViewController does this once its `viewWillAppear` has been called.
final class FormViewController: UITableViewController {
  override func viewWillAppear(_ animated: Bool) {
    // Without this call the controller makes no room.
    super.viewWillAppear(animated)
  }
}
