import Simulation
import Testing
import UIKit

/// Tests rows that an update of a table or collection moves.
@MainActor @Suite struct MovedRowTests {
  private final class Order: FieldRows {
    var names = ["a", "b", "c", "d", "e"]

    override var count: Int { names.count }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = FieldCell(style: .default, reuseIdentifier: nil)
      cell.field.placeholder = names[indexPath.row]
      return cell
    }

    func move(_ old: Int, _ new: Int) {
      names.insert(names.remove(at: old), at: new)
      tableView.moveRow(
        at: IndexPath(row: old, section: 0), to: IndexPath(row: new, section: 0))
    }
  }

  @Test(
    "A moved row keeps its cell, active field and keyboard",
    arguments: [
      (1, 3, 1, 3, "acdbe"), (3, 0, 3, 0, "dabce"), (4, 0, 1, 2, "eabcd"), (2, 2, 2, 2, "abcde"),
    ]) func move(
      old: Int, new: Int, active: Int, row: Int, names: String
    ) throws
  {
    let order = Order(style: .plain)
    let app = try SimulatedApp.showing(order, on: "iphone-16")
    app.settle { $0.beginEditing(row: active) }
    let cell = order.tableView.cellForRow(at: IndexPath(row: active, section: 0))
    app.runAndSettle { order.move(old, new) }
    #expect(app.phone.firstResponder == row)
    #expect(app.phone.keyboard.isVisible)
    #expect(order.tableView.cellForRow(at: IndexPath(row: row, section: 0)) === cell)
    let shown = (0..<5).map { row in
      let cell = order.tableView.cellForRow(at: IndexPath(row: row, section: 0))
      return (cell?.contentView.subviews.first as? UITextField)?.placeholder ?? ""
    }
    #expect(shown.joined() == names)
  }
}
