import Simulation
import Testing
import UIKit

/// Tests the headers and footers of a table's sections.
@MainActor @Suite struct SectionViewTests {
  /// A controller with a table of two sections, each with ten rows of 50 points.
  ///
  /// A header is 30 points high, and the second section's footer 20. The controller logs its calls.
  final class Rows: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table: UITableView
    var told: [String] = []

    init(_ style: UITableView.Style) {
      table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500), style: style)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      table.contentInsetAdjustmentBehavior = .never
      (table.dataSource, table.delegate) = (self, self)
      view.addSubview(table)
    }

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 50 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
    ) { if path.row == 0 { told.append("row \(path.section).0") } }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      30
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      section == 0 ? 0 : 20
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      told.append("header \(section)?")
      let view = UITableViewHeaderFooterView(reuseIdentifier: "header")
      let button = UIButton(frame: CGRect(x: 10, y: 0, width: 100, height: 30))
      button.setTitle("More \(section)", for: .normal)
      button.addAction(
        UIAction { [weak self] _ in self?.told.append("more \(section)") }, for: .touchUpInside)
      view.contentView.addSubview(button)
      return view
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      told.append("footer \(section)?")
      return UIView()
    }
    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { told.append("+header \(section)") }
    func tableView(
      _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) { told.append("+footer \(section)") }
    func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { told.append("-header \(section)") }
    func tableView(
      _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) { told.append("-footer \(section)") }
  }

  private func start(_ rows: Rows) throws -> SimulatedApp {
    try .showing(rows, on: "iphone-5s").settled()
  }

  /// Scrolls the table and returns the calls that this caused.
  private func told(_ app: SimulatedApp, _ rows: Rows, scrollingTo y: CGFloat) -> [String] {
    rows.told = []
    app.runAndSettle { rows.table.contentOffset.y = y }
    return rows.told
  }

  /// A floating header stays at the top until the next one pushes it away.
  ///
  /// A footer floats at the bottom once its section is visible.
  @Test("Headers and footers of a plain table float, and are reported after cells")
  func plainTable() throws {
    let rows = Rows(.plain)
    let app = try start(rows)
    #expect(rows.told == ["row 0.0", "header 0?", "+header 0"])
    let first = try #require(rows.table.headerView(forSection: 0))
    #expect(first.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(
      told(app, rows, scrollingTo: 100) == [
        "row 1.0", "header 1?", "+header 1", "footer 1?", "+footer 1",
      ])
    #expect(first.frame.minY == 100)
    #expect(first.contentView.frame.size == CGSize(width: 320, height: 30))
    #expect(told(app, rows, scrollingTo: 520) == [])
    #expect(first.frame.minY == 500)
    #expect(told(app, rows, scrollingTo: 580) == ["-header 0"])
    #expect(first.superview == nil)
    #expect(rows.table.headerView(forSection: 0) == nil)
    #expect(rows.table.headerView(forSection: 1)?.frame.minY == 580)
    // A requested header may be a new view.
    #expect(
      told(app, rows, scrollingTo: 0) == [
        "row 0.0", "-header 1", "-footer 1", "header 0?", "+header 0",
      ])
  }

  @Test("Headers of a grouped table scroll with their rows") func groupedTable() throws {
    let rows = Rows(.grouped)
    let app = try start(rows)
    #expect(
      told(app, rows, scrollingTo: 100) == ["row 1.0", "-header 0", "header 1?", "+header 1"])
    #expect(rows.table.headerView(forSection: 1)?.frame.minY == 530)
  }

  /// The second header is at 580 of the content, so it is at the screen's top.
  @Test("A button in a floating header can be tapped") func button() throws {
    let rows = Rows(.plain)
    let app = try start(rows)
    _ = told(app, rows, scrollingTo: 580)
    let place = AppObserver(app).place(ofItem: "More 1", on: app.phone)
    #expect(place == CGPoint(x: 60, y: 15))
    rows.told = []
    app.perform { $0.tap(CGPoint(x: 60, y: 25)) }
    #expect(rows.told == ["more 1"])
  }

  @Test("A reload requests section headers again") func reloading() throws {
    let rows = Rows(.plain)
    let app = try start(rows)
    rows.told = []
    app.runAndSettle { rows.table.reloadData() }
    #expect(rows.told == ["row 0.0", "header 0?", "+header 0"])
    #expect(rows.table.subviews.filter { $0 is UITableViewHeaderFooterView }.count == 1)
  }
}
