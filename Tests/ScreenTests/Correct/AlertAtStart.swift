import UIKit

/// A correct screen for audits: an alert with two text fields appears with the screen.
final class AlertAtStart: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil else { return }
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    for name in ["Name", "Comment"] { alert.addTextField { $0.placeholder = name } }
    alert.addAction(UIAlertAction(title: "Save", style: .default))
    present(alert, animated: true)
  }
}
