import UIKit

/// A table of thirty rows without fields, labeled with `word` and their number.
class LabeledList: UITableViewController {
  var word: String { "Row" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "label")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "label", for: indexPath)
    cell.textLabel?.text = "\(word) \(indexPath.row + 1)"
    return cell
  }
}
