// Made by formlift-port and kept as made; ArticlePortTests checks it.
// swift-format-ignore-file
#sourceLocation(file: "forms/examples/Exports/KeyboardGuideViewController.swift", line: 1)
import UIKit

/// Ends its table at the keyboard's top, and without a keyboard at the safe area's bottom.
///
/// iOS 15 or later. In a storyboard the table's constraints are placeholders, removed at
/// build time.
final class KeyboardGuideViewController: UIViewController {
  var tableView: UITableView!

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.keyboardLayoutGuide.followsUndockedKeyboard = false
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }
}
