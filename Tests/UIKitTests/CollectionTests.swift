import Simulation
import Testing
import UIKit

/// Tests collections that a controller builds; each item is a row of the phone.
@MainActor @Suite struct CollectionTests {
  final class Cell: UICollectionViewCell {
    let field = UITextField()

    required init(frame: CGRect) {
      super.init(frame: frame)
      field.frame = CGRect(x: 0, y: 0, width: 90, height: 30)
      contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }
  }

  final class Grid: UIViewController, UICollectionViewDataSource {
    let layout = UICollectionViewFlowLayout()
    private(set) lazy var collection = UICollectionView(
      frame: view.bounds, collectionViewLayout: layout)
    var counts = [7, 20]

    override func viewDidLoad() {
      super.viewDidLoad()
      layout.itemSize = CGSize(width: 90, height: 60)
      layout.sectionInset = UIEdgeInsets(top: 20, left: 10, bottom: 5, right: 10)
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      collection.contentInsetAdjustmentBehavior = .never
      collection.keyboardDismissMode = .onDrag
      collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = self
      view.addSubview(collection)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.field.placeholder = "\(indexPath.section).\(indexPath.item)"
      return cell
    }
  }

  /// The offset includes the inset of 8 points and UIKit's 59 for the status bar.
  @Test("A collection with an initial inset starts at its top") func initialInset() throws {
    final class Inset: UICollectionViewController {
      override func viewDidLoad() { collectionView.contentInset.top = 8 }
    }
    let controller = Inset(collectionViewLayout: UICollectionViewFlowLayout())
    let app = try SimulatedApp.showing(controller, on: "iphone-16")
    #expect(controller.collectionView.contentOffset.y == -67)
    #expect(app.phone.contentOffset.y == -67)
  }

  private func app(_ grid: Grid) throws -> SimulatedApp {
    try .showing(grid, on: "iphone-5s")
  }

  /// Three items of 90 leave 30 of 300 points, which is 15 per gap.
  ///
  /// Lines have a spacing of 10.
  ///
  /// The first section has lines at 50, 120 and 190. Its last item is at the left, and it ends at
  /// 255. The second section's items start 50 further down.
  @Test("A flow layout places items in lines with sections and headers") func itemsFlow() throws {
    let app = try app(Grid())
    let rects = [0, 1, 2, 3, 6, 7, 26].map { app.phone.rect(forRow: $0) }
    #expect(
      rects == [
        CGRect(x: 10, y: 50, width: 90, height: 60), CGRect(x: 115, y: 50, width: 90, height: 60),
        CGRect(x: 220, y: 50, width: 90, height: 60), CGRect(x: 10, y: 120, width: 90, height: 60),
        CGRect(x: 10, y: 190, width: 90, height: 60), CGRect(x: 10, y: 305, width: 90, height: 60),
        CGRect(x: 115, y: 725, width: 90, height: 60),
      ])
    #expect(app.phone.table.contentSize == CGSize(width: 320, height: 790))
    #expect(app.phone.table.style == .collection)
    #expect(app.phone.settings.dismissMode == .onDrag)
  }

  @Test("A collection finds items by index path and point, and scrolls to an item")
  func itemsAreFound() throws {
    let grid = Grid()
    let app = try app(grid)
    app.run {
      let path = IndexPath(item: 4, section: 0)
      #expect(grid.collection.cellForItem(at: path).flatMap(grid.collection.indexPath) == path)
      #expect(grid.collection.indexPathForItem(at: CGPoint(x: 120, y: 130)) == path)
      #expect(
        grid.collection.layoutAttributesForItem(at: path)?.frame
          == CGRect(x: 115, y: 120, width: 90, height: 60))
      // 568 points show the first section and lines at 305, 375, 445 and 515.
      #expect(grid.collection.visibleCells.count == 19)
      #expect(grid.collection.cellForItem(at: IndexPath(item: 15, section: 1)) == nil)
      grid.collection.scrollToItem(
        at: IndexPath(item: 15, section: 1), at: .top, animated: false)
    }
    // The content ends at 790, and the screen at 568.
    #expect(grid.collection.contentOffset.y == 222)
  }

  /// UIKit scrolls to the last item's field, since no code handles the keyboard.
  ///
  /// The item ends at 755.
  @Test("A field in a collection's cell is a row of the phone and scrolls into view")
  func fieldInCell() throws {
    let grid = Grid()
    let app = try app(grid)
    app.settle { $0.beginEditing(row: 26) }
    let cell = try #require(
      grid.collection.cellForItem(at: IndexPath(item: 19, section: 1)) as? Cell)
    #expect(cell.field.isFirstResponder)
    #expect(cell.field.placeholder == "1.19")
    #expect(app.phone.contentOffset.y > 0)
  }

  @Test("The active field follows inserted items, and ends with its deleted item")
  func itemsComeAndGo() throws {
    let grid = Grid()
    let app = try app(grid)
    app.settle { $0.beginEditing(row: 4) }
    app.run {
      grid.counts[0] = 8
      grid.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(app.phone.firstResponder == 5)
    app.runAndSettle {
      grid.counts[0] = 7
      grid.collection.performBatchUpdates {
        grid.collection.deleteItems(at: [IndexPath(item: 5, section: 0)])
      }
    }
    #expect(app.phone.firstResponder == nil)
    #expect(app.phone.table.rows.rowCount == 27)
  }

  /// Five items of 90 leave 98 of 548 points, which is 24.5 per gap.
  @Test("A new width lays out the items again") func newWidth() throws {
    let grid = Grid()
    let app = try app(grid)
    app.run { grid.collection.frame = CGRect(x: 0, y: 0, width: 568, height: 320) }
    #expect(app.phone.rect(forRow: 1) == CGRect(x: 124.5, y: 50, width: 90, height: 60))
    #expect(app.phone.rect(forRow: 5) == CGRect(x: 10, y: 120, width: 90, height: 60))
  }
}
