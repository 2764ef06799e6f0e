import Simulation
import Testing
import UIKit

/// Tests changes of sections while a field in another section is edited.
@MainActor @Suite struct SectionUpdateTests {
  /// A table with sections of rows, each with a field.
  final class Rows: UITableViewController {
    var counts = [2, 3, 1]
    var shownTitles: [String] {
      counts.indices.flatMap { section in
        (0..<counts[section]).compactMap { row in
          let cell = tableView.cellForRow(at: IndexPath(row: row, section: section))
          return (cell?.contentView.subviews.first as? UITextField)?.text
        }
      }
    }
    private var made = 0

    override func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt path: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let field = UITextField(frame: CGRect(x: 100, y: 0, width: 200, height: 44))
      made += 1
      field.text = "\(made)"
      cell.contentView.addSubview(field)
      return cell
    }
  }

  /// A collection with sections of items, each with a field.
  final class Grid: UICollectionViewController {
    var counts = [2, 3, 1]

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      if cell.contentView.subviews.isEmpty {
        cell.contentView.addSubview(UITextField(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
      }
      return cell
    }
  }

  /// A change of sections while the field in the middle section's second row is active.
  ///
  /// `row` is the field's row afterwards, or nil if its editing ends.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let counts: [Int]
    let row: Int?
    let inserted: IndexSet
    let deleted: IndexSet
    let reloaded: IndexSet

    init(
      _ description: String, to counts: [Int], row: Int?, inserting inserted: IndexSet = [],
      deleting deleted: IndexSet = [], reloading reloaded: IndexSet = []
    ) {
      testDescription = description
      (self.counts, self.row) = (counts, row)
      (self.inserted, self.deleted, self.reloaded) = (inserted, deleted, reloaded)
    }
  }

  nonisolated static let changes = [
    Change("one above comes", to: [4, 2, 3, 1], row: 7, inserting: [0]),
    Change("one above goes", to: [3, 1], row: 1, deleting: [0]),
    Change("one below comes", to: [2, 3, 5, 1], row: 3, inserting: [2]),
    Change("one below is loaded again", to: [2, 3, 4], row: 3, reloading: [2]),
    Change("one above is loaded again", to: [5, 3, 1], row: 6, reloading: [0]),
    Change(
      "all at once", to: [1, 3, 2, 6], row: 2, inserting: [0, 2], deleting: [0], reloading: [2]),
    Change("its own goes", to: [2, 1], row: nil, deleting: [1]),
    Change("its own is loaded again", to: [2, 3, 1], row: nil, reloading: [1]),
  ]

  @Test("The edited field of a table stays active while other sections change", arguments: changes)
  func table(_ change: Change) throws {
    let rows = Rows(style: .plain)
    let app = try SimulatedApp.showing(rows, on: "iphone-5s")
    app.settle { $0.beginEditing(row: 3) }
    app.run {
      rows.counts = change.counts
      rows.tableView.beginUpdates()
      rows.tableView.insertSections(change.inserted, with: .none)
      rows.tableView.deleteSections(change.deleted, with: .fade)
      rows.tableView.reloadSections(change.reloaded, with: .automatic)
      rows.tableView.endUpdates()
    }
    #expect(app.phone.firstResponder == change.row)
    app.settle()
    #expect(app.phone.isKeyboardUp == (change.row != nil))
    #expect(app.phone.fields.count == change.counts.reduce(0, +))
  }

  @Test(
    "The edited field of a collection stays active while other sections change", arguments: changes)
  func collection(_ change: Change) throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 40)
    let grid = Grid(collectionViewLayout: layout)
    let app = try SimulatedApp.showing(grid, on: "iphone-5s")
    app.settle { $0.beginEditing(row: 3) }
    app.run {
      grid.counts = change.counts
      grid.collectionView.performBatchUpdates {
        grid.collectionView.insertSections(change.inserted)
        grid.collectionView.deleteSections(change.deleted)
        grid.collectionView.reloadSections(change.reloaded)
      }
    }
    #expect(app.phone.firstResponder == change.row)
    app.settle()
    #expect(app.phone.isKeyboardUp == (change.row != nil))
    #expect(app.phone.fields.count == change.counts.reduce(0, +))
  }

  @Test("Only cells of inserted and reloaded sections are requested") func cells() throws {
    let rows = Rows(style: .plain)
    let app = try SimulatedApp.showing(rows, on: "iphone-5s")
    #expect(app.run { rows.shownTitles } == ["1", "2", "3", "4", "5", "6"])
    app.run {
      rows.counts = [1, 2, 3, 2]
      rows.tableView.performBatchUpdates {
        rows.tableView.insertSections([0], with: .none)
        rows.tableView.reloadSections([2], with: .none)
      }
    }
    #expect(app.run { rows.shownTitles } == ["7", "1", "2", "3", "4", "5", "8", "9"])
  }
}
