import UIKit

/// A correct screen for audits: a table with a diffable data source.
///
/// The table ends at the keyboard layout guide.
class DiffableTable: UITableViewController {
  private lazy var source = UITableViewDiffableDataSource<Int, Int>(tableView: tableView) {
    tableView, indexPath, item in
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
    (cell as? FieldCell)?.field.placeholder = "Row \(item)"
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 200
    tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
    tableView.dataSource = source
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(1...5))
    source.apply(snapshot, animatingDifferences: false)
  }
}
