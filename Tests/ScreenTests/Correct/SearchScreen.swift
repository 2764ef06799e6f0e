import UIKit

/// A list with a search bar as the table's header.
class SearchScreen: UITableViewController, UISearchBarDelegate {
  private let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))

  override func viewDidLoad() {
    super.viewDidLoad()
    searchBar.placeholder = "Search"
    searchBar.delegate = self
    tableView.tableHeaderView = searchBar
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "result")
    tableView.keyboardDismissMode = .onDrag
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "result", for: indexPath)
    cell.textLabel?.text = "Result \(indexPath.row + 1)"
    return cell
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
}
