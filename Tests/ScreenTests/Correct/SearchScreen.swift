import UIKit

/// A correct screen for audits: a list with a search bar as the table's header.
class SearchScreen: LabeledList, UISearchBarDelegate {
  private let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))

  override var word: String { "Result" }

  override func viewDidLoad() {
    super.viewDidLoad()
    searchBar.placeholder = "Search"
    searchBar.delegate = self
    tableView.tableHeaderView = searchBar
    tableView.keyboardDismissMode = .onDrag
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
}
