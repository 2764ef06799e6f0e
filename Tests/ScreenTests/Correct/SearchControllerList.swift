import UIKit

/// A list with a search in the navigation bar, which filters the list's own rows.
class SearchControllerList: LabeledList, UISearchResultsUpdating {
  private let search = UISearchController(searchResultsController: nil)
  private var shown = Array(1...30)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Results"
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search results"
    navigationItem.searchController = search
    definesPresentationContext = true
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    shown = (1...30).filter { text.isEmpty || "\($0)".contains(text) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    cell.textLabel?.text = "Result \(shown[indexPath.row])"
    return cell
  }
}

/// A table of fields below a search bar in the title's place.
class TitleSearchTable: FieldsTable, UISearchBarDelegate {
  private let searchBar = UISearchBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    searchBar.placeholder = "Find"
    searchBar.delegate = self
    navigationItem.titleView = searchBar
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
}

/// A list with a search in the navigation bar, whose results have a controller of their own.
class SearchResultsList: LabeledList {
  private final class Results: LabeledList, UISearchResultsUpdating {
    override var word: String { "Result" }

    func updateSearchResults(for searchController: UISearchController) { tableView.reloadData() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let results = Results()
    let search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = results
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }
}
