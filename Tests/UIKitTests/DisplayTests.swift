import Simulation
import Testing
import UIKit

/// Tests a table's requests to its data source, and its delegate calls for displayed rows.
@MainActor @Suite struct DisplayTests {
  final class Cell: FieldCell {
    var reuses = 0

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  /// A controller with a table of two sections, each of ten rows 50 points high, that logs its
  /// calls.
  final class Rows: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
    var counts = [10, 10]
    var asked: [String] = []
    var told: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      table.contentInsetAdjustmentBehavior = .never
      table.dataSource = self
      table.delegate = self
      table.register(Cell.self, forCellReuseIdentifier: "field")
      view.addSubview(table)
    }

    func numberOfSections(in tableView: UITableView) -> Int {
      asked.append("sections")
      return counts.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      asked.append("rows \(section)")
      return counts[section]
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked.append("height \(indexPath.section).\(indexPath.row)")
      return 50
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath) }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { told.append("+\(indexPath.section).\(indexPath.row)") }

    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { told.append("-\(indexPath.section).\(indexPath.row)") }
  }

  private let rows = Rows()
  private let app: SimulatedApp

  init() throws { app = try .showing(rows, on: "iphone-5s") }

  private func cell(ofRow row: Int) -> Cell? {
    app.run { rows.table.cellForRow(at: IndexPath(row: row, section: 0)) as? Cell }
  }

  @Test("A table asks its data source and delegate once") func asksOnce() {
    #expect(rows.asked.prefix(3) == ["sections", "rows 0", "rows 1"])
    #expect(rows.asked.count == 23)
    #expect(app.run { rows.table.numberOfRows(inSection: 1) } == 10)
    app.settle { $0.beginEditing(row: 3) }
    #expect(rows.asked.count == 23)
  }

  /// The table shows 500 points, which are ten rows.
  ///
  /// A scroll by 100 shows two other rows and hides two.
  @Test("Scrolling reports the rows that come onto the screen and leave it") func scrolling() {
    #expect(rows.told == (0..<10).map { "+0.\($0)" })
    rows.told = []
    app.perform { $0.drag(by: [-100]) }
    #expect(rows.told == ["+1.0", "+1.1", "-0.0", "-0.1"])
    rows.told = []
    app.run { rows.table.contentOffset.y = 0 }
    #expect(rows.told == ["+0.0", "+0.1", "-1.0", "-1.1"])
  }

  @Test("A reload with fewer rows counts them at once, and displays all cells again")
  func fewerRows() {
    rows.told = []
    app.run {
      rows.counts = [2]
      rows.asked = []
      rows.table.reloadData()
      #expect(rows.asked == ["sections", "rows 0"])
      #expect(rows.table.contentSize.height == 100)
      #expect(rows.table.visibleCells.count == 2)
      #expect(rows.table.cellForRow(at: IndexPath(row: 2, section: 0)) == nil)
      #expect(rows.table.rectForRow(at: IndexPath(row: 1, section: 0)).maxY == 100)
    }
    #expect(rows.asked == ["sections", "rows 0", "height 0.0", "height 0.1"])
    #expect(rows.told == (0..<10).map { "-0.\($0)" } + ["+0.0", "+0.1"])
    #expect(app.phone.fields.count == 2)
  }

  @Test("layoutIfNeeded after a reload updates the content size") func fewerRowsAfterLayout() {
    app.run {
      rows.counts = [1]
      rows.table.reloadData()
      rows.table.layoutIfNeeded()
      #expect(rows.table.contentSize.height == 50)
    }
    #expect(app.phone.fields.count == 1)
  }

  @Test("A batch update's completion runs after its animation") func batchCompletion() {
    var ends: [TimeInterval] = []
    app.run {
      rows.table.performBatchUpdates {
        rows.counts[0] = 11
        rows.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      } completion: { _ in
        ends.append(app.phone.clock)
      }
      UIView.performWithoutAnimation { rows.table.performBatchUpdates(nil) { _ in ends.append(0) } }
    }
    #expect(ends == [])
    app.settle()
    #expect(ends == [0, 0.3])
  }

  @Test("A reloaded row's cell ends displaying before it is displayed again") func reloadedRow() {
    rows.told = []
    app.run { rows.table.reloadRows(at: [IndexPath(row: 3, section: 0)], with: .none) }
    #expect(rows.told == ["-0.3", "+0.3"])
  }

  @Test("After a reload each row reuses its cell") func reuseAfterReload() throws {
    let cell = try #require(self.cell(ofRow: 2))
    app.run {
      cell.field.text = "kept"
      rows.table.reloadData()
    }
    let again = try #require(self.cell(ofRow: 2))
    #expect(again === cell)
    #expect(again.reuses == 1)
    #expect(again.field.text == "kept")
    #expect(rows.asked.suffix(23).prefix(3) == ["sections", "rows 0", "rows 1"])
  }

  @Test("An inserted row reuses the cell of a deleted row") func reuseAfterDeletion() throws {
    let cell = try #require(self.cell(ofRow: 1))
    app.run {
      rows.counts[0] = 9
      rows.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    }
    #expect(cell.window == nil)
    app.run {
      rows.counts[0] = 10
      rows.table.insertRows(at: [IndexPath(row: 4, section: 0)], with: .none)
    }
    #expect(self.cell(ofRow: 4) === cell)
    #expect(cell.reuses == 1)
  }
}
