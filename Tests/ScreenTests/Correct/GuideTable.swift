import UIKit

/// A correct screen for audits: a plain controller's table that ends at the keyboard layout guide.
class GuideTable: UIViewController, UITableViewDataSource {
  private let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.rowHeight = 200
    tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
    view.addDownToKeyboard(tableView)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
    (cell as? FieldCell)?.field.placeholder = "Row \(indexPath.row + 1)"
    return cell
  }
}
