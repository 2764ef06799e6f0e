import Simulation
import Testing
import UIKit

/// Tests fields in the headers and footers of a table's sections.
@MainActor @Suite struct SectionFieldTests {
  /// A table of three sections with four rows of 44 points.
  ///
  /// Each header has 60 points and a field. The last section's footer has 50 points and a field.
  final class Groups: UITableViewController {
    var count = 4
    var asked: [Int] = []
    /// The latest field created with each name.
    var fields: [String: UITextField] = [:]
    var selected: [IndexPath] = []

    override func numberOfSections(in tableView: UITableView) -> Int { 3 }
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { count }
    override func tableView(
      _ tableView: UITableView, cellForRowAt path: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentView.addSubview(field("Item \(path.section).\(path.row)", x: 200))
      return cell
    }
    override func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { 60 }
    override func tableView(
      _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat { section == 2 ? 50 : 0 }
    override func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? {
      asked.append(section)
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.contentView.addSubview(field("Group \(section)", x: 16))
      return view
    }
    override func tableView(
      _ tableView: UITableView, viewForFooterInSection section: Int
    ) -> UIView? { section == 2 ? field("Note", x: 0) : nil }
    override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
      selected.append(path)
    }

    private func field(_ name: String, x: CGFloat) -> UITextField {
      let field = UITextField(frame: CGRect(x: x, y: 10, width: 100, height: 30))
      field.placeholder = name
      fields[name] = field
      return field
    }
  }

  private func start(_ groups: Groups) throws -> SimulatedApp {
    try .showing(groups, on: "iphone-5s").settled()
  }

  /// Focuses a field and returns the index of its row on the phone, or nil if it isn't active.
  private func focus(_ name: String, _ groups: Groups, _ app: SimulatedApp) -> Int? {
    app.runAndSettle { _ = groups.fields[name]?.becomeFirstResponder() }
    return app.phone.firstResponder
  }

  /// On the phone, a header is three rows of 10, 30 and 20 points, and a footer one of 50.
  @Test("Fields in section headers and footers are rows of the phone") func rows() throws {
    let groups = Groups(style: .grouped)
    let app = try start(groups)
    #expect(app.phone.fields.count == 3 * (3 + 4) + 1)
    #expect(app.phone.fields.count { $0 != nil } == 3 * 5 + 1)
    #expect(app.phone.table.rows.contentHeight == 758)
    let names = ["Group 0", "Item 0.0", "Group 1", "Item 1.3", "Group 2", "Item 2.3", "Note"]
    #expect(names.map { focus($0, groups, app) } == [1, 3, 8, 13, 15, 20, 21])
    #expect(app.phone.fieldRect(atRow: 8) == CGRect(x: 16, y: 246, width: 100, height: 30))
    #expect(app.phone.rect(forRow: 10).minY == 296)
    #expect(app.phone.rect(forRow: 21) == CGRect(x: 0, y: 708, width: 320, height: 50))
  }

  @Test("A table's own rows and sections don't count headers with fields") func ownRows() throws {
    let groups = Groups(style: .grouped)
    let app = try start(groups)
    let table: UITableView = groups.tableView
    let path = IndexPath(row: 1, section: 1)
    #expect(table.numberOfSections == 3)
    #expect(table.numberOfRows(inSection: 2) == 4)
    #expect(table.rectForRow(at: path) == CGRect(x: 0, y: 340, width: 320, height: 44))
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 236, width: 320, height: 60))
    #expect(table.rectForFooter(inSection: 2) == CGRect(x: 0, y: 708, width: 320, height: 50))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 236, width: 320, height: 236))
    #expect(table.indexPathForRow(at: CGPoint(x: 9, y: 350)) == path)
    #expect(table.indexPathForRow(at: CGPoint(x: 9, y: 250)) == nil)
    #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 0, section: 2))
    let cell = try #require(table.cellForRow(at: path))
    #expect(table.indexPath(for: cell) == path)
    #expect(cell.frame.minY == 340)
    #expect(table.headerView(forSection: 1)?.frame.minY == 236)
    #expect(groups.asked == [0, 1, 2])
    app.perform { $0.tap(CGPoint(x: 60, y: 350 - table.contentOffset.y)) }
    #expect(groups.selected == [path])
  }

  @Test("A field in a section header takes the keyboard and scrolls into view") func focusing()
    throws
  {
    let groups = Groups(style: .grouped)
    let app = try start(groups)
    #expect(focus("Group 2", groups, app) == 15)
    let group = try #require(groups.fields["Group 2"])
    #expect(group.isFirstResponder)
    #expect(app.phone.keyboard.isVisible)
    let place = group.convert(group.bounds, to: nil)
    #expect(place.height == 30)
    #expect(place.maxY <= app.phone.keyboard.frame.model.minY)
    app.settle { $0.beginEditing(row: 1) }
    #expect(groups.fields["Group 0"]?.isFirstResponder == true)
    #expect(groups.tableView.contentOffset.y < 10)
  }

  /// A row is inserted in each section, one of them above the field.
  @Test("A field in a section header stays focused while rows are inserted above") func inserting()
    throws
  {
    let groups = Groups(style: .grouped)
    let app = try start(groups)
    #expect(focus("Group 1", groups, app) == 8)
    let group = try #require(groups.fields["Group 1"])
    app.runAndSettle {
      groups.count = 5
      groups.tableView.insertRows(
        at: (0..<3).map { IndexPath(row: 0, section: $0) }, with: .none)
    }
    #expect(app.phone.firstResponder == 9)
    #expect(group.isFirstResponder)
    #expect(app.phone.fields.count == 25)
  }

  @Test("A reload asks for the headers with fields again") func reloading() throws {
    let groups = Groups(style: .grouped)
    let app = try start(groups)
    let before = try #require(groups.fields["Group 0"])
    groups.asked = []
    app.runAndSettle { groups.tableView.reloadData() }
    #expect(groups.asked == [0, 1, 2])
    #expect(app.phone.fields.count == 22)
    #expect(groups.fields["Group 0"] !== before)
    #expect(focus("Group 0", groups, app) == 1)
    #expect(before.window == nil)
  }
}
