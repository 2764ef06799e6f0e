import Simulation
import Testing
import UIKit

/// Tests further fields of a table: in a row that already has one, or outside of the rows.
@MainActor @Suite struct RowOfSeveralFieldsTests {
  /// A controller with a table of rows, 44 points high, each with fields for first and last name.
  final class Names: UIViewController, UITableViewDataSource, UITextFieldDelegate {
    let table = UITableView()
    var told: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      table.frame = view.bounds
      table.contentInsetAdjustmentBehavior = .never
      table.dataSource = self
      view.addSubview(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      for (x, name) in [(10, "first"), (160, "last")] {
        let field = UITextField(frame: CGRect(x: x, y: 4, width: 140, height: 36))
        field.placeholder = "\(name) \(path.row)"
        field.delegate = self
        cell.contentView.addSubview(field)
      }
      return cell
    }

    func textFieldDidBeginEditing(_ field: UITextField) {
      told.append("\(field.placeholder ?? "") began")
    }
    func textFieldDidEndEditing(_ field: UITextField) {
      told.append("\(field.placeholder ?? "") ended")
    }

    func field(_ index: Int, inRow row: Int) throws -> UITextField {
      let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
      return try #require(cell.contentView.subviews[index] as? UITextField)
    }
  }

  private let names = Names()
  private let app: SimulatedApp

  init() throws { app = try .showing(names, on: "iphone-5s").settled() }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    app.settle { $0.tap(CGPoint(x: x, y: y)) }
  }

  @Test("In a row with two fields, the edited one is the row's field") func tappedField() throws {
    let (first, last) = try app.run {
      (try names.field(0, inRow: 2), try names.field(1, inRow: 2))
    }
    app.run { names.table.contentOffset.y = 33 }
    #expect(app.phone.fields.count == 20)
    // Row 2 goes from 88 to 132 in the table.
    tap(230, 77)
    #expect(app.phone.firstResponder == 2)
    #expect(app.phone.keyboard.isVisible)
    #expect(last.isFirstResponder)
    #expect(app.phone.fields.count == 20)
    #expect(app.phone.contentOffset.y == 33)
    #expect(app.phone.fieldRect(atRow: 2) == CGRect(x: 160, y: 92, width: 140, height: 36))
    var hideCount = 0
    let center = NotificationCenter.default
    app.run {
      _ = center.addObserver(
        forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
      ) { _ in hideCount += 1 }
    }
    tap(80, 77)
    #expect(first.isFirstResponder)
    #expect(!last.isFirstResponder)
    #expect(app.phone.firstResponder == 2)
    #expect(names.told == ["last 2 began", "last 2 ended", "first 2 began"])
    app.runAndSettle { _ = last.becomeFirstResponder() }
    tap(80, 121)
    #expect(app.phone.firstResponder == 3)
    #expect(
      names.told.suffix(4) == [
        "first 2 ended", "last 2 began", "last 2 ended", "first 3 began",
      ])
    #expect(hideCount == 0)
    #expect(names.table.contentOffset.y == 33)
  }

  @Test("A second field in a row is found by its label") func byName() throws {
    let place = try #require(AppObserver(app).place(ofItem: "last 1", on: app.phone))
    #expect(place == CGPoint(x: 230, y: 66))
  }

  @Test("Fields that aren't rows of the phone are reported") func warnings() throws {
    final class Headed: UITableViewController {
      var said: [String] = []

      private func field(_ name: String) -> UITextField {
        let field = UITextField(frame: CGRect(x: 10, y: 4, width: 140, height: 36))
        field.placeholder = name
        return field
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        let above = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
        for name in ["AboveAll", "BesideAbove"] { above.addSubview(field(name)) }
        tableView.tableHeaderView = above
        tableView.tableFooterView = field("BelowAll")
      }

      override func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
      ) -> UIView? { field("AboveSection") }

      // This is before the end of the turn, which prints the lines.
      override func viewDidAppear(_ animated: Bool) { said = NoEffect.takeLines() }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection: Int) -> Int { 1 }
      override func tableView(
        _ tableView: UITableView, cellForRowAt path: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        for name in ["Own", "Beside"] { cell.contentView.addSubview(field(name)) }
        return cell
      }
    }
    let headed = Headed()
    _ = NoEffect.takeLines()
    _ = try SimulatedApp.showing(headed, on: "iphone-5s")
    #expect(
      headed.said.filter { $0.contains("field") || $0.contains("section") } == [
        "beside another field in a row, and among the fields only once it is tapped: Beside, "
          + "BesideAbove",
        "in a section's header or footer, which scrolls with the rows here: AboveSection",
      ])
  }
}
