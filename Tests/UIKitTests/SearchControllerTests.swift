import Simulation
import Testing
import UIKit

/// Tests a search controller whose bar is above a table's rows.
@MainActor @Suite struct SearchControllerTests {
  @Test("A search controller without arguments has no controller for results")
  func withoutArguments() {
    #expect(UISearchController().searchResultsController == nil)
  }

  private final class Searching: UITableViewController, UISearchResultsUpdating,
    UISearchBarDelegate, UISearchControllerDelegate
  {
    let search = UISearchController(searchResultsController: nil)
    var told: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      search.searchResultsUpdater = self
      search.delegate = self
      search.searchBar.delegate = self
      search.searchBar.sizeToFit()
      tableView.tableHeaderView = search.searchBar
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 3 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

    func updateSearchResults(for searchController: UISearchController) {
      told.append("update \(searchController.searchBar.text ?? "")")
    }
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      told.append("should")
      return true
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { told.append("began") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { told.append("ended") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      told.append("changed \(searchText)")
    }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { told.append("cancel") }
    func willPresentSearchController(_ searchController: UISearchController) {
      told.append("will present")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      told.append("did present")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      told.append("will dismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      told.append("did dismiss")
    }
  }

  private let searching = Searching()
  private let app: SimulatedApp

  init() throws { app = try .showing(searching, on: "iphone-16").settled() }

  private var told: [String] {
    defer { searching.told = [] }
    return searching.told
  }

  /// The search field is a row of the phone, above the list's rows.
  @Test("A search calls its delegates from the first tap to the cancel button") func search() throws
  {
    let row = try #require(app.phone.fields.firstIndex { $0 != nil })
    app.settle { $0.beginEditing(row: row) }
    #expect(told == ["should", "will present", "began", "update ", "did present"])
    #expect(searching.search.isActive)
    #expect(searching.search.searchBar.showsCancelButton)
    let edit = TextEdit(row: row, way: .keys, range: 0..<0, replacement: "a")
    app.perform { $0.app.edited(edit, on: &$0.phone) }
    #expect(told == ["changed a", "update a"])
    let cancel = try #require(AppObserver(app).place(ofItem: "Cancel", on: app.phone))
    app.settle { $0.tap(cancel) }
    #expect(told == ["cancel", "will dismiss", "ended", "update ", "did dismiss"])
    #expect(!searching.search.isActive)
    #expect(searching.search.searchBar.text == "")
    #expect(!app.phone.keyboard.isVisible)
  }

  @Test("A search started by code doesn't show the keyboard") func activeByCode() {
    app.run { searching.search.isActive = true }
    #expect(told == ["will present"])
    #expect(!app.phone.keyboard.isVisible)
    app.settle()
    #expect(told == ["did present"])
    app.runAndSettle { searching.search.isActive = false }
    #expect(told == ["will dismiss", "update ", "did dismiss"])
  }

  @Test("Presenting a search controller starts its search where its search bar is")
  func presenting() {
    var isPresented = false
    app.runAndSettle { searching.present(searching.search, animated: true) { isPresented = true } }
    #expect(told == ["will present", "did present"])
    #expect(isPresented)
    #expect(searching.presentedViewController == nil)
    app.runAndSettle { searching.search.dismiss(animated: true) }
    #expect(!searching.search.isActive)
  }

  @Test("A presented search controller whose search bar is nowhere shows it at its top")
  func presentingAlone() throws {
    let plain = UIViewController()
    let app = try SimulatedApp.showing(plain, on: "iphone-16").settled()
    let search = UISearchController(searchResultsController: nil)
    app.runAndSettle { plain.present(search, animated: true) }
    #expect(app.phone.rect(forRow: 0) == CGRect(x: 8, y: 69, width: 322, height: 36))
    app.runAndSettle { search.searchBar.becomeFirstResponder() }
    #expect(app.phone.isKeyboardUp)
    app.runAndSettle { search.isActive = false }
    #expect(plain.presentedViewController == nil)
    #expect(!app.phone.isKeyboardUp)
  }

  @Test("Since iOS 11 a search controller makes the navigation bar 52 points taller")
  func navigationBar() throws {
    let heights = try [10, 18].map { ios in
      let list = UIViewController()
      list.navigationItem.searchController = UISearchController(searchResultsController: nil)
      let stack = UINavigationController(rootViewController: list)
      let phone = try Phone.empty(ios == 10 ? "iphone-7" : "iphone-16", ios: ios)
      return SimulatedApp.start(on: phone) { _ in stack }.phone.scene.searchBarHeight
    }
    #expect(heights == [0, 52])
  }
}
