import Simulation
import Testing
import UIKit

/// Rows moved by an update.
@MainActor @Suite struct MovedRowTests {
  private final class Order: UITableViewController {
    var names = ["a", "b", "c", "d", "e"]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let field = UITextField(frame: CGRect(x: 16, y: 4, width: 200, height: 36))
      field.placeholder = names[indexPath.row]
      cell.contentView.addSubview(field)
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
    let app = SimulatedApp.start(on: try .empty("iphone-16")) { _ in order }
    app.perform {
      $0.beginEditing(row: active)
      $0.settle()
    }
    let cell = order.tableView.cellForRow(at: IndexPath(row: active, section: 0))
    app.run { order.move(old, new) }
    app.perform { $0.settle() }
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
