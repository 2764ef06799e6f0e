import Simulation
import Testing
import UIKit

/// A search in the navigation bar that shows a results controller over the content.
@MainActor @Suite struct SearchResultsTests {
  private final class Results: UITableViewController, UISearchResultsUpdating {
    var told: [String] = []
    var count = 0

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      told.append("appears")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      told.append("disappeared")
    }
    func updateSearchResults(for searchController: UISearchController) {
      count = searchController.searchBar.text?.count ?? 0
      tableView.reloadData()
    }
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { count }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      told.append("selected \(indexPath.row)")
    }
  }

  private final class Contents: UITableViewController {
    let results = Results()
    private(set) lazy var search = UISearchController(searchResultsController: results)

    override func viewDidLoad() {
      super.viewDidLoad()
      search.searchResultsUpdater = results
      navigationItem.searchController = search
    }
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 9 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  private let contents = Contents()
  private let app: SimulatedApp

  init() throws {
    let stack = UINavigationController(rootViewController: contents)
    app = try .showing(stack, on: "iphone-16").settled()
  }

  private func type(_ text: String, after old: String = "") {
    let edit = TextEdit(
      row: nil, way: .keys, range: 0..<old.utf16.count, replacement: text)
    app.perform { $0.app.edited(edit, on: &$0.phone) }
  }

  @Test("Results cover the content while the search has a text, and the field stays active")
  func resultsWhileTyping() {
    app.runAndSettle { contents.search.searchBar.becomeFirstResponder() }
    #expect(contents.results.told == ["appears"])
    #expect(contents.results.view.isHidden)
    #expect(app.phone.table.rows.rowCount == 9)
    #expect(app.phone.adjustedContentInset.bottom == 336)
    type("ab")
    #expect(contents.search.showsSearchResultsController)
    #expect(app.phone.table.rows.rowCount == 2)
    #expect(app.phone.responder == .bar)
    #expect(app.phone.isKeyboardUp)
    #expect(app.phone.adjustedContentInset.top == 111)
    #expect(app.phone.adjustedContentInset.bottom == 336)
    type("", after: "ab")
    #expect(contents.results.view.isHidden)
    #expect(app.phone.table.rows.rowCount == 9)
    #expect(app.phone.adjustedContentInset.bottom == 336)
    app.runAndSettle { contents.search.isActive = false }
    #expect(contents.results.told == ["appears", "disappeared"])
    #expect(contents.results.view.window == nil)
    #expect(app.phone.table.rows.rowCount == 9)
    #expect(app.phone.adjustedContentInset.top == 103)
    #expect(app.phone.adjustedContentInset.bottom == 34)
  }

  @Test("A tap on a result selects it in the results controller") func selection() {
    app.runAndSettle { contents.search.searchBar.becomeFirstResponder() }
    type("abc")
    app.settle { $0.tap(CGPoint(x: 200, y: 111 + 44 + 22)) }
    #expect(contents.results.told == ["appears", "selected 1"])
  }

  @Test("An app can show the results for an empty text, and dismiss the search controller")
  func resultsByCode() {
    app.runAndSettle { contents.search.isActive = true }
    app.runAndSettle { contents.results.view.isHidden = false }
    #expect(app.phone.table.rows.rowCount == 0)
    #expect(contents.results.presentingViewController === contents)
    app.runAndSettle { contents.search.dismiss(animated: true) }
    #expect(!contents.search.isActive)
    #expect(app.phone.table.rows.rowCount == 9)
  }

  @Test("A pushed screen removes the results, and a pop brings them back") func pushing() {
    app.runAndSettle { contents.search.searchBar.becomeFirstResponder() }
    type("ab")
    app.runAndSettle {
      contents.navigationController?.pushViewController(UIViewController(), animated: true)
    }
    #expect(contents.results.view.window == nil)
    app.runAndSettle { _ = contents.navigationController?.popViewController(animated: true) }
    #expect(contents.results.view.window != nil)
    #expect(app.phone.table.rows.rowCount == 2)
  }
}
