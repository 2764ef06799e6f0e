import UIKit

/// A table view controller with twenty rows, unless overridden, each with a text field.
class FieldRows: UITableViewController {
  var count: Int { 20 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { FieldCell(style: .default, reuseIdentifier: nil) }
}
