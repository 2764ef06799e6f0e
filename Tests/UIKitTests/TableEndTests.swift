import Simulation
import Testing
import UIKit

/// Tests fields in a table's own header and footer.
@MainActor @Suite struct TableEndTests {
  /// A table of twenty rows with a field each, with two fields in its header and one in its footer.
  final class Login: UITableViewController {
    var count = 20
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let name = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
    let password = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    let note = UITextField(frame: CGRect(x: 20, y: 10, width: 200, height: 40))
    var selected: [IndexPath] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      name.placeholder = "Name"
      password.placeholder = "Password"
      // The fields aren't added in their visual order.
      for field in [password, name] { header.addSubview(field) }
      tableView.tableHeaderView = header
      let footer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      footer.addSubview(note)
      tableView.tableFooterView = footer
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection: Int) -> Int { count }
    override func tableView(
      _ tableView: UITableView, cellForRowAt path: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentView.addSubview(UITextField(frame: CGRect(x: 220, y: 0, width: 80, height: 44)))
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
      selected.append(path)
    }
  }

  private func start(_ login: Login) throws -> SimulatedApp {
    try .showing(login, on: "iphone-5s").settled()
  }

  /// On the phone, the header's 200 points are five rows, 40, 40, 20, 40 and 60 high.
  ///
  /// The second and the fourth have fields. The footer's 60 points are three rows.
  @Test("Fields in a table's header and footer are rows of the phone") func rows() throws {
    let login = Login()
    let app = try start(login)
    #expect(app.phone.fields.count == 5 + 20 + 3)
    #expect(app.phone.fields.count { $0 != nil } == 23)
    #expect(app.phone.table.rows.sectionCount == 3)
    #expect(app.phone.table.rows.contentHeight == 1140)
    let rows = (Array(0...5) + [24, 25, 26, 27]).map { app.phone.rect(forRow: $0) }
    #expect(rows.map(\.minY) == [0, 40, 80, 100, 140, 200, 1036, 1080, 1090, 1130])
    #expect(rows.map(\.height) == [40, 40, 20, 40, 60, 44, 44, 10, 40, 10])
    #expect(app.phone.fieldRect(atRow: 1) == CGRect(x: 20, y: 40, width: 200, height: 40))
    #expect(app.phone.fieldRect(atRow: 3) == CGRect(x: 20, y: 100, width: 200, height: 40))
    #expect(app.phone.fieldRect(atRow: 26) == CGRect(x: 20, y: 1090, width: 200, height: 40))
    // UIKit places these views and gives them the table's width.
    #expect(login.header.frame == CGRect(x: 0, y: 0, width: 320, height: 200))
    #expect(login.tableView.tableFooterView?.frame == CGRect(x: 0, y: 1080, width: 320, height: 60))
    #expect(
      login.name.convert(login.name.bounds, to: nil)
        == CGRect(x: 20, y: 60, width: 200, height: 40))
  }

  /// The screen's 568 points show the content from -20 to 548.
  ///
  /// The first eight rows end at 552.
  @Test("A table's own rows and sections don't count its header and footer") func ownRows() throws {
    let login = Login()
    let app = try start(login)
    let table: UITableView = login.tableView
    let first = IndexPath(row: 0, section: 0)
    #expect(table.rectForRow(at: first) == CGRect(x: 0, y: 200, width: 320, height: 44))
    #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 200, width: 320, height: 880))
    #expect(table.rect(forSection: 1) == .zero)
    #expect(table.indexPathForRow(at: CGPoint(x: 9, y: 250)) == IndexPath(row: 1, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 9, y: 50)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 9, y: 1100)) == nil)
    #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(0..<8))
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 20)
    let cell = try #require(table.cellForRow(at: first))
    #expect(table.indexPath(for: cell) == first)
    #expect(cell.frame.minY == 200)
    app.perform { $0.tap(CGPoint(x: 60, y: 270)) }
    #expect(login.selected == [IndexPath(row: 1, section: 0)])
    app.runAndSettle {
      table.scrollToRow(at: IndexPath(row: 5, section: 0), at: .top, animated: false)
    }
    #expect(table.contentOffset.y == 400)
  }

  /// The table scrolls from 600 to where the field is just below the status bar.
  @Test("A focused field in a table's header or footer scrolls into view") func scrollsIntoView()
    throws
  {
    let login = Login()
    let app = try start(login)
    app.runAndSettle { login.tableView.contentOffset.y = 600 }
    app.runAndSettle { _ = login.name.becomeFirstResponder() }
    #expect(app.phone.firstResponder == 1)
    #expect(app.phone.keyboard.isVisible)
    #expect(login.tableView.contentOffset.y == 20)
    app.runAndSettle { _ = login.note.becomeFirstResponder() }
    #expect(app.phone.firstResponder == 26)
    let field = login.note.convert(login.note.bounds, to: nil)
    #expect(field.maxY <= app.phone.keyboard.frame.model.minY)
    app.settle { $0.beginEditing(row: 3) }
    #expect(login.password.isFirstResponder)
  }

  @Test("A field in the footer stays active while rows come and go") func updates() throws {
    let login = Login()
    let app = try start(login)
    app.runAndSettle { _ = login.note.becomeFirstResponder() }
    app.runAndSettle {
      login.count = 21
      login.tableView.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
    }
    #expect(app.phone.firstResponder == 27)
    #expect(login.note.isFirstResponder)
    #expect(login.tableView.tableFooterView?.frame.minY == 1124)
    app.runAndSettle { login.tableView.reloadData() }
    #expect(login.note.isFirstResponder)
    // A hidden field is not part of the form.
    app.runAndSettle { login.name.isHidden = true }
    #expect(app.phone.fields.count { $0 != nil } == 23)
    #expect(login.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 200)
    #expect(login.note.isFirstResponder)
    app.runAndSettle { login.tableView.tableHeaderView = nil }
    #expect(app.phone.fields.count { $0 != nil } == 22)
    #expect(login.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
    #expect(login.note.isFirstResponder)
    #expect(app.phone.firstResponder == 22)
  }

  @Test("An inset grouped table doesn't narrow its header") func insetTable() throws {
    let login = Login(style: .insetGrouped)
    let app = try start(login)
    let margin = app.phone.rect(forRow: 1).minX
    #expect(margin > 0)
    #expect(app.phone.fieldRect(atRow: 1) == CGRect(x: 20, y: 40, width: 200, height: 40))
    #expect(login.header.frame.width == 320)
  }

  /// A table's own header doesn't float, unlike a section's.
  @Test("A table header without fields scrolls away with the rows") func headerWithoutFields()
    throws
  {
    let login = Login()
    for field in [login.name, login.password] { field.isHidden = true }
    let app = try start(login)
    #expect(app.phone.fields.count == 20 + 3)
    #expect(app.phone.rect(forRow: 0).minY == 200)
    app.runAndSettle { login.tableView.contentOffset.y = 300 }
    #expect(app.phone.hitTest(CGPoint(x: 60, y: 30)) == .row(2))
    #expect(login.tableView.rectForHeader(inSection: 0).height == 0)
  }

  @Test("The built form starts with the header's fields") func form() throws {
    let login = Login()
    let app = try start(login)
    let data = try #require(app.builtForm)
    let form = try #require(
      try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let sections = try #require(form["sections"] as? [[String: Any]])
    let names = sections.map { section in
      (section["rows"] as? [[String: Any]] ?? []).map { $0["field"] as? String ?? "" }
    }
    #expect(names.map(\.count) == [5, 20, 3])
    #expect(names[0] == ["", "name", "", "password", ""])
    let texts = (sections[0]["rows"] as? [[String: Any]])?.compactMap { $0["text"] as? String }
    #expect(texts == ["Header", "Header", "Header"])
  }
}
