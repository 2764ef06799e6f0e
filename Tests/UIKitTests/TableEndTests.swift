import Simulation
import Testing
import UIKit

/// The fields in a table's own header and footer, which are rows of the phone's above and below the table's.
@MainActor @Suite struct TableEndTests {
  /// Twenty rows with a field each, below a header of two fields and above a footer of one.
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
      // Not in the order in which they stand.
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
    let app = SimulatedApp.start(on: try .empty("iphone-5s")) { _ in login }
    app.perform { $0.settle() }
    return app
  }

  private func run(_ app: SimulatedApp, _ body: () -> Void) {
    app.run(body)
    app.perform { $0.settle() }
  }

  /// The header's 200 points are five rows, of which the second and the fourth have fields: 40, 40, 20, 40 and
  /// 60 high; the footer's 60 are three.
  @Test func theyAreRows() throws {
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
    // UIKit gives the views their places, and the table's width.
    #expect(login.header.frame == CGRect(x: 0, y: 0, width: 320, height: 200))
    #expect(login.tableView.tableFooterView?.frame == CGRect(x: 0, y: 1080, width: 320, height: 60))
    #expect(
      login.name.convert(login.name.bounds, to: nil)
        == CGRect(x: 20, y: 60, width: 200, height: 40))
  }

  /// The table's own rows and sections count as if nothing stood around them.
  ///
  /// The screen's 568 points show the content from -20 to 548: of the rows the first 8, to 552.
  @Test func theTablesOwnRows() throws {
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
    run(app) {
      table.scrollToRow(at: IndexPath(row: 5, section: 0), at: .top, animated: false)
    }
    #expect(table.contentOffset.y == 400)
  }

  /// They scroll themselves into view as any field does: from 600 to where the field is just below the status
  /// bar.
  @Test func theyScrollIntoView() throws {
    let login = Login()
    let app = try start(login)
    run(app) { login.tableView.contentOffset.y = 600 }
    run(app) { _ = login.name.becomeFirstResponder() }
    #expect(app.phone.firstResponder == 1)
    #expect(app.phone.keyboard.isVisible)
    #expect(login.tableView.contentOffset.y == 20)
    run(app) { _ = login.note.becomeFirstResponder() }
    #expect(app.phone.firstResponder == 26)
    let field = login.note.convert(login.note.bounds, to: nil)
    #expect(field.maxY <= app.phone.keyboard.frame.model.minY)
    app.perform {
      $0.beginEditing(row: 3)
      $0.settle()
    }
    #expect(login.password.isFirstResponder)
  }

  /// Rows come and go between them, and a field that is edited stays so.
  @Test func rowsComeAndGo() throws {
    let login = Login()
    let app = try start(login)
    run(app) { _ = login.note.becomeFirstResponder() }
    run(app) {
      login.count = 21
      login.tableView.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
    }
    #expect(app.phone.firstResponder == 27)
    #expect(login.note.isFirstResponder)
    #expect(login.tableView.tableFooterView?.frame.minY == 1124)
    run(app) { login.tableView.reloadData() }
    #expect(login.note.isFirstResponder)
    // Hidden, a field is none of the form's.
    run(app) { login.name.isHidden = true }
    #expect(app.phone.fields.count { $0 != nil } == 23)
    #expect(login.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 200)
    #expect(login.note.isFirstResponder)
    run(app) { login.tableView.tableHeaderView = nil }
    #expect(app.phone.fields.count { $0 != nil } == 22)
    #expect(login.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
    #expect(login.note.isFirstResponder)
    #expect(app.phone.firstResponder == 22)
  }

  /// At the sides of an inset table rows are narrower, what stands around them is not.
  @Test func anInsetTable() throws {
    let login = Login(style: .insetGrouped)
    let app = try start(login)
    let margin = app.phone.rect(forRow: 1).minX
    #expect(margin > 0)
    #expect(app.phone.fieldRect(atRow: 1) == CGRect(x: 20, y: 40, width: 200, height: 40))
    #expect(login.header.frame.width == 320)
  }

  /// A header without a field scrolls away with the rows: it is no section's, which would float.
  @Test func aHeaderWithoutFields() throws {
    let login = Login()
    for field in [login.name, login.password] { field.isHidden = true }
    let app = try start(login)
    #expect(app.phone.fields.count == 20 + 3)
    #expect(app.phone.rect(forRow: 0).minY == 200)
    run(app) { login.tableView.contentOffset.y = 300 }
    #expect(app.phone.hitTest(CGPoint(x: 60, y: 30)) == .row(2))
    #expect(login.tableView.rectForHeader(inSection: 0).height == 0)
  }

  /// The form that it built begins with the header's fields.
  @Test func theForm() throws {
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
