import UIKit

/// A correct screen for audits: a static table in sections, with switches and text fields.
class SettingsTable: UITableViewController {
  private let fields = (0..<4).map { _ in
    UITextField(frame: CGRect(x: 0, y: 0, width: 160, height: 34))
  }

  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func numberOfSections(in tableView: UITableView) -> Int { fields.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Section \(section + 1)" }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = indexPath.row == 0 ? "Notify" : "Name"
    cell.accessoryView = indexPath.row == 0 ? UISwitch() : fields[indexPath.section]
    return cell
  }
}
