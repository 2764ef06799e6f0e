import Simulation
import Testing
import UIKit

/// A text field in the navigation bar: a search controller's, or one in the title's place.
@MainActor @Suite struct NavigationFieldTests {
  private final class Cities: UITableViewController, UISearchResultsUpdating, UISearchBarDelegate,
    UISearchControllerDelegate
  {
    let search = UISearchController(searchResultsController: nil)
    var told: [String] = []
    private let all = ["Berlin", "Bern", "Kyoto", "Lima"]
    private(set) var shown: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      shown = all
      search.searchResultsUpdater = self
      search.delegate = self
      search.searchBar.delegate = self
      search.searchBar.placeholder = "Cities"
      navigationItem.searchController = search
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { shown.count }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

    func updateSearchResults(for searchController: UISearchController) {
      let text = searchController.searchBar.text ?? ""
      told.append("update \(text)")
      shown = text.isEmpty ? all : all.filter { $0.hasPrefix(text) }
      tableView.reloadData()
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

  private func showing(_ controller: UIViewController, ios: Int? = nil) throws -> SimulatedApp {
    let stack = UINavigationController(rootViewController: controller)
    return try .showing(stack, on: ios ?? 18 < 13 ? "iphone-7" : "iphone-16", ios: ios).settled()
  }

  @Test("A search in the navigation bar calls its delegates from the tap to the cancel button")
  func search() throws {
    let cities = Cities()
    cities.navigationItem.hidesSearchBarWhenScrolling = false
    let app = try showing(cities)
    let frame = try #require(app.phone.navigationFieldFrame)
    #expect(frame == CGRect(x: 16, y: 109, width: 361, height: 36))
    app.settle { $0.tap(CGPoint(x: frame.midX, y: frame.midY)) }
    #expect(cities.told == ["will present", "began", "update ", "did present"])
    #expect(app.phone.responder == .bar)
    #expect(app.phone.isKeyboardUp)
    #expect(cities.search.searchBar.isFirstResponder)
    cities.told = []
    let edit = TextEdit(row: nil, way: .keys, range: 0..<0, replacement: "Ber")
    app.perform { $0.app.edited(edit, on: &$0.phone) }
    #expect(cities.told == ["changed Ber", "update Ber"])
    #expect(app.phone.table.rows.rowCount == 2)
    #expect(app.phone.responder == .bar)
    cities.told = []
    let cancel = try #require(AppObserver(app).place(ofItem: "Cancel", on: app.phone))
    app.settle { $0.tap(cancel) }
    #expect(cities.told == ["cancel", "will dismiss", "ended", "update ", "did dismiss"])
    #expect(!app.phone.isKeyboardUp)
    #expect(app.phone.table.rows.rowCount == 4)
  }

  @Test(
    "A search takes the title's place, unless the app keeps the title", arguments: [true, false])
  func titleDuringSearch(hides: Bool) throws {
    let cities = Cities()
    cities.search.hidesNavigationBarDuringPresentation = hides
    cities.navigationItem.hidesSearchBarWhenScrolling = false
    let app = try showing(cities)
    #expect(app.phone.adjustedContentInset.top == 155)
    app.runAndSettle { cities.search.isActive = true }
    #expect(app.phone.adjustedContentInset.top == (hides ? 111 : 155))
    #expect(app.phone.navigationFieldFrame?.minY == (hides ? 65 : 109))
    app.runAndSettle { cities.search.isActive = false }
    #expect(app.phone.adjustedContentInset.top == 155)
    #expect(app.phone.contentOffset.y == -155)
  }

  @Test("A search bar that hides with the content appears when the content is pulled down")
  func hidingSearchBar() throws {
    let app = try showing(Cities())
    #expect(app.phone.adjustedContentInset.top == 103)
    #expect(app.phone.navigationFieldFrame == nil)
    app.settle { $0.pullDownSearchBar() }
    #expect(app.phone.navigationFieldFrame == CGRect(x: 16, y: 109, width: 361, height: 36))
  }

  @Test("A search stays active and visible after its field has resigned")
  func resigning() throws {
    let cities = Cities()
    let app = try showing(cities)
    app.runAndSettle { cities.search.searchBar.becomeFirstResponder() }
    #expect(app.phone.isKeyboardUp)
    app.runAndSettle { cities.search.searchBar.resignFirstResponder() }
    #expect(!app.phone.isKeyboardUp)
    #expect(cities.search.isActive)
    #expect(app.phone.navigationFieldFrame?.minY == 65)
    let cancel = try #require(AppObserver(app).place(ofItem: "Cancel", on: app.phone))
    app.settle { $0.tap(cancel) }
    #expect(!cities.search.isActive)
  }

  private final class Titled: UIViewController {
    let field: UIView
    init(_ field: UIView) {
      self.field = field
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.titleView = field
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Map", style: .plain, target: nil, action: nil)
    }
  }

  @Test("A search bar in the title's place fills the space beside the bar's items")
  func titleView() throws {
    let bar = UISearchBar()
    let app = try showing(Titled(bar))
    let frame = try #require(app.phone.navigationFieldFrame)
    #expect(frame.minX == 16)
    #expect(frame.minY == 63)
    #expect(frame.maxX > 300 && frame.maxX < 340)
    app.settle { $0.tap(CGPoint(x: frame.midX, y: frame.midY)) }
    #expect(bar.isFirstResponder)
    #expect(app.phone.isKeyboardUp)
    let place = bar.searchTextField.convert(bar.searchTextField.bounds, to: nil)
    #expect(place == frame)
    app.runAndSettle { bar.setShowsCancelButton(true, animated: true) }
    let narrow = try #require(app.phone.navigationFieldFrame)
    #expect(narrow.width < frame.width - 40)
    #expect(bar.searchTextField.convert(bar.searchTextField.bounds, to: nil) == narrow)
  }

  @Test("A text field in the title's place keeps its width in the middle of the bar")
  func fieldAsTitle() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    let app = try showing(Titled(field))
    #expect(app.phone.navigationFieldFrame == CGRect(x: 96.5, y: 63, width: 200, height: 36))
    app.runAndSettle { field.becomeFirstResponder() }
    #expect(app.phone.isKeyboardUp)
    app.runAndSettle { field.resignFirstResponder() }
    #expect(!app.phone.isKeyboardUp)
  }

  @Test("Before iOS 11 a navigation item's search controller has no field") func beforeIOS11()
    throws
  {
    let app = try showing(Cities(), ios: 10)
    #expect(app.phone.scene.navigationField == nil)
  }

  @Test("A pushed screen takes the field out of the navigation bar, and a pop brings it back")
  func pushing() throws {
    let bar = UISearchBar()
    let titled = Titled(bar)
    let app = try showing(titled)
    app.runAndSettle {
      titled.navigationController?.pushViewController(UIViewController(), animated: true)
    }
    #expect(app.phone.scene.navigationField == nil)
    #expect(bar.window == nil)
    app.runAndSettle { _ = titled.navigationController?.popViewController(animated: true) }
    #expect(bar.window != nil)
    app.runAndSettle { bar.becomeFirstResponder() }
    #expect(app.phone.responder == .bar)
  }
}
