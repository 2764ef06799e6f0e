import Foundation
import Testing

@testable import SessionRunning

/// Screens with a search field in their navigation bar, as `formlift try` runs them.
@Suite(.enabled(if: !Sanitizers.areOn)) struct ProgramSearchTests {
  private static let source = """
    import UIKit

    class List: UITableViewController {
      var count = 12
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        count
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }

    class Cities: List, UISearchResultsUpdating {
      let search = UISearchController(searchResultsController: nil)
      override func viewDidLoad() {
        super.viewDidLoad()
        search.searchResultsUpdater = self
        search.searchBar.placeholder = "Search cities"
        navigationItem.searchController = search
      }
      func updateSearchResults(for searchController: UISearchController) {
        count = 12 - (searchController.searchBar.text?.count ?? 0)
        tableView.reloadData()
      }
    }

    class Titled: List {
      let searchBar = UISearchBar()
      override func viewDidLoad() {
        super.viewDidLoad()
        searchBar.placeholder = "Find"
        navigationItem.titleView = searchBar
      }
    }

    class Results: List, UISearchResultsUpdating {
      func updateSearchResults(for searchController: UISearchController) {
        count = searchController.searchBar.text?.count ?? 0
        tableView.reloadData()
      }
    }

    class Contents: List {
      let results = Results()
      override func viewDidLoad() {
        super.viewDidLoad()
        let search = UISearchController(searchResultsController: results)
        search.searchResultsUpdater = results
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
      }
    }

    """

  /// Runs commands on a screen of this class, and returns what they print.
  private func output(of commands: [String], on screen: String) throws -> String {
    let workplace = try Workplace()
    try workplace.write(Self.source, to: "Screens.swift")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let words = commands.map { "-c 'echo > \($0)' -c '\($0)'" }.joined(separator: " ")
    return try workplace.sh(
      "PATH=$PATH:\(path) formlift try Screens.swift "
        + "--as 'UINavigationController(rootViewController: \(screen)())' "
        + "--quiet -k -d iphone-16 \(words) 2>&1"
    ).output
  }

  @Test("A search in the navigation bar filters the rows until Cancel")
  func searchController() throws {
    let output = try output(
      of: [
        "fields", "tap search", "focus search", "get table.adjustedContentInset.top", "type be",
        "get form.rows", "get active.clearance", "tap Cancel", "get form.rows",
      ], on: "Cities")
    #expect(
      output == """
        > fields
         bar  search  Search cities  ""
        > tap search
        <command>:4: error: search is not on the screen: `focus` drags it into view first
          tap search
              ^
        > focus search
        > get table.adjustedContentInset.top
        111
        > type be
        > get form.rows
        10
        > get active.clearance
        415
        > tap Cancel
        > get form.rows
        12

        """)
  }

  @Test("A search bar in the title's place takes keys") func titleView() throws {
    let output = try output(
      of: ["focus search", "type ka", "get active.frame.y", "values", "dismiss"], on: "Titled")
    #expect(
      output == """
        > focus search
        > type ka
        > get active.frame.y
        63
        > values
        search  "ka"
        > dismiss

        """)
  }

  @Test("A results controller covers the content while the search has a text")
  func results() throws {
    let output = try output(
      of: ["focus search", "type ka", "get form.rows", "values", "delete 2", "get form.rows"],
      on: "Contents")
    #expect(
      output == """
        > focus search
        > type ka
        > get form.rows
        2
        > values
        search  "ka"
        > delete 2
        > get form.rows
        12

        """)
  }
}
