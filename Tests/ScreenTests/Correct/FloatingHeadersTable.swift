import UIKit

/// A plain table whose section headers float above rows, and may cover a part of a row.
final class FloatingHeadersTable: UITableViewController {
  override func numberOfSections(in tableView: UITableView) -> Int { 4 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Section \(section + 1)" }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { indexPath.row == 4 ? 110 : 48 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    let field = UITextField(frame: cell.contentView.bounds)
    field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    field.placeholder = "Field \(indexPath.section + 1).\(indexPath.row + 1)"
    cell.contentView.addSubview(field)
    return cell
  }
}
