import Simulation
import Testing
import UIKit

/// Tests tables and collections that aren't the phone's, whose cells have their own frames.
@MainActor @Suite struct OwnRowTests {
  /// A controller with a table of messages, 44 points high, above a field outside of scroll views.
  final class Chat: UIViewController, UITableViewDataSource {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let field = UITextField(frame: CGRect(x: 8, y: 420, width: 200, height: 36))
    var count = 5

    override func viewDidLoad() {
      super.viewDidLoad()
      table.contentInsetAdjustmentBehavior = .never
      table.dataSource = self
      view.addSubview(table)
      view.addSubview(field)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  @Test("A table that isn't the phone's lays out, scrolls and updates its rows")
  func tableBesideField() throws {
    let chat = Chat()
    let app = try SimulatedApp.showing(chat, on: "iphone-5s")
    #expect(app.phone.fields.count == 1)
    #expect(chat.table.contentSize == CGSize(width: 320, height: 220))
    #expect(
      chat.table.rectForRow(at: IndexPath(row: 4, section: 0))
        == CGRect(x: 0, y: 176, width: 320, height: 44))
    #expect(chat.table.visibleCells.map(\.frame.minY) == [0, 44, 88])
    app.run {
      chat.table.scrollToRow(at: IndexPath(row: 4, section: 0), at: .bottom, animated: false)
    }
    #expect(chat.table.contentOffset.y == 120)
    app.run {
      chat.count = 6
      chat.table.insertRows(at: [IndexPath(row: 5, section: 0)], with: .automatic)
    }
    #expect(chat.table.contentSize.height == 264)
    #expect(app.phone.fields.count == 1)
    app.run { _ = chat.field.becomeFirstResponder() }
    #expect(app.phone.keyboard.isVisible)
  }

  @Test("The cells of a second table with fields have frames") func secondTable() throws {
    final class Two: UIViewController, UITableViewDataSource {
      let tables = [0, 250].map {
        UITableView(frame: CGRect(x: 0, y: $0, width: 320, height: 200))
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        for table in tables {
          table.contentInsetAdjustmentBehavior = .never
          table.dataSource = self
          view.addSubview(table)
        }
      }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView === tables[0] ? 2 : 4
      }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { FieldCell(style: .default, reuseIdentifier: nil) }
    }
    let two = Two()
    let app = try SimulatedApp.showing(two, on: "iphone-5s")
    #expect(app.phone.fields.count == 2)
    let last = try #require(two.tables[1].cellForRow(at: IndexPath(row: 3, section: 0)))
    #expect(last.frame == CGRect(x: 0, y: 132, width: 320, height: 44))
    #expect(last.convert(last.bounds, to: nil).minY == 382)
  }

  @Test("A collection that isn't the phone's lays out its items") func collectionBesideField()
    throws
  {
    final class Grid: UIViewController, UICollectionViewDataSource {
      let layout = UICollectionViewFlowLayout()
      lazy var collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)

      override func viewDidLoad() {
        super.viewDidLoad()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.minimumLineSpacing = 10
        collection.dataSource = self
        view.addSubview(collection)
        view.addSubview(UITextField(frame: CGRect(x: 8, y: 420, width: 200, height: 36)))
      }

      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 9 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }
    let grid = Grid()
    let app = try SimulatedApp.showing(grid, on: "iphone-5s")
    #expect(app.phone.fields.count == 1)
    // Each line has three items. The last line starts after two lines of 50 with gaps of 10.
    #expect(grid.collection.visibleCells.last?.frame.minY == 120)
  }
}
