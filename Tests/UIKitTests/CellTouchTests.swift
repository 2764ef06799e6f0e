import Simulation
import Testing
import UIKit

/// Tests touches on an app's own cells, in the field and beside it.
@MainActor @Suite struct CellTouchTests {
  final class Cell: FieldCell {
    override class var fieldFrame: CGRect { CGRect(x: 196, y: 7, width: 100, height: 30) }
  }

  /// A table of twelve rows, 60 points high, that logs its delegate calls.
  final class Rows: UITableViewController {
    var calls: [String] = []
    var highlights = true

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 60
      tableView.register(Cell.self, forCellReuseIdentifier: "field")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      12
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath) }

    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
      -> Bool
    {
      calls.append("shouldHighlight \(indexPath.row)")
      return highlights
    }

    override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      calls.append("didHighlight \(indexPath.row)")
      calls.append("isHighlighted \(tableView.cellForRow(at: indexPath)?.isHighlighted == true)")
    }

    override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      calls.append("didUnhighlight \(indexPath.row)")
    }

    override func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      calls.append("willSelect \(indexPath.row)")
      return indexPath
    }

    override func tableView(
      _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      calls.append("willDeselect \(indexPath.row)")
      return indexPath
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      calls.append("didDeselect \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("didSelect \(indexPath.row)")
    }
  }

  private let rows = Rows(style: .plain)
  private let app: SimulatedApp

  init() throws { app = try .showing(rows, on: "iphone-5s") }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    app.settle { $0.tap(CGPoint(x: x, y: y)) }
  }

  /// The third row is at 140 … 200 on the screen, and its field at 147 … 177.
  @Test("A finger touches a cell's field only inside its frame") func fieldFrame() {
    #expect(app.phone.hitTest(CGPoint(x: 50, y: 170)) == .row(2))
    #expect(app.phone.hitTest(CGPoint(x: 200, y: 170)) == .field(row: 2))
    #expect(app.phone.hitTest(CGPoint(x: 200, y: 190)) == .row(2))
    #expect(app.phone.touchPoint(ofFieldAtRow: 2) == CGPoint(x: 246, y: 162))
    tap(200, 170)
    #expect(app.phone.firstResponder == 2)
    #expect(rows.calls == [])
  }

  @Test("A tap beside the field selects the row, with delegate calls in UIKit's order")
  func selection() {
    tap(50, 170)
    #expect(app.phone.responder == nil)
    #expect(
      rows.calls == [
        "shouldHighlight 2", "didHighlight 2", "isHighlighted true", "didUnhighlight 2",
        "willSelect 2", "didSelect 2",
      ])
    rows.calls = []
    tap(50, 230)
    #expect(
      rows.calls == [
        "shouldHighlight 3", "didHighlight 3", "isHighlighted true", "didUnhighlight 3",
        "willSelect 3", "willDeselect 2", "didDeselect 2", "didSelect 3",
      ])
  }

  @Test("A row that must not be highlighted isn't selected") func withoutHighlight() {
    rows.highlights = false
    tap(50, 170)
    #expect(rows.calls == ["shouldHighlight 2"])
    #expect(rows.tableView.indexPathForSelectedRow == nil)
  }

  @Test("A field moved within its cell is touched at its new place") func movedField() {
    let path = IndexPath(row: 2, section: 0)
    app.run { (rows.tableView.cellForRow(at: path) as? Cell)?.field.frame.origin.x = 20 }
    #expect(app.phone.hitTest(CGPoint(x: 50, y: 170)) == .field(row: 2))
    #expect(app.phone.hitTest(CGPoint(x: 200, y: 170)) == .row(2))
  }

  /// The order of the delegate's calls comes from UICollectionViewDelegate's reference.
  @Test("A tapped collection item is unhighlighted after its selection") func collectionItem()
    throws
  {
    final class Grid: ThreeItems {
      var calls: [String] = []

      override func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
      ) -> Bool {
        calls.append("shouldHighlight")
        return true
      }

      override func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
      ) { calls.append("didHighlight") }

      override func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
      ) { calls.append("didSelect") }

      override func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
      ) { calls.append("didUnhighlight") }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 100)
    let grid = Grid(collectionViewLayout: layout)
    let app = try SimulatedApp.showing(grid, on: "iphone-5s")
    app.perform { $0.tap(CGPoint(x: 160, y: 60)) }
    #expect(grid.calls == ["shouldHighlight", "didHighlight", "didSelect", "didUnhighlight"])
  }
}
