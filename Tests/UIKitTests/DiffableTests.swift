import Simulation
import Testing
import UIKit

/// Tests tables and collections with snapshots, and their lists and content configurations.
@MainActor @Suite struct DiffableTests {
  private final class Rows: UITableViewController {
    private(set) lazy var source = UITableViewDiffableDataSource<Int, String>(
      tableView: tableView
    ) { _, _, name in
      let cell = FieldCell(style: .default, reuseIdentifier: nil)
      cell.field.placeholder = name
      return cell
    }

    func show(_ names: [String], besides section: [String] = []) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections(section.isEmpty ? [0] : [0, 1])
      snapshot.appendItems(names, toSection: 0)
      snapshot.appendItems(section)
      source.apply(snapshot)
    }

    func show(_ sections: [(Int, [String])], reloading reloaded: [Int] = []) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      for (name, items) in sections {
        snapshot.appendSections([name])
        snapshot.appendItems(items)
      }
      snapshot.reloadSections(reloaded)
      source.apply(snapshot)
    }

    func cell(_ name: String) -> FieldCell? {
      source.indexPath(for: name).flatMap { tableView.cellForRow(at: $0) } as? FieldCell
    }
  }

  @Test("A row that stays in a new snapshot keeps its cell and active field") func rows() throws {
    let rows = Rows(style: .plain)
    let app = SimulatedApp.start(on: try .empty("iphone-16")) { _ in
      _ = rows.source
      rows.show(["a", "b", "c"])
      return rows
    }
    let old = try #require(app.run { rows.cell("b") })
    app.runAndSettle { _ = old.field.becomeFirstResponder() }
    app.runAndSettle { rows.show(["b", "d"], besides: []) }
    app.run {
      #expect(rows.cell("b") === old)
      #expect(old.field.isFirstResponder)
      #expect(rows.source.indexPath(for: "d") == IndexPath(row: 1, section: 0))
      #expect(rows.tableView.numberOfRows(inSection: 0) == 2)
    }
    app.run { rows.show(["b"], besides: ["e", "f"]) }
    app.run { #expect(rows.tableView.numberOfSections == 2) }
  }

  @Test("Rows keep their cells while other sections come, go and reload") func sections() throws {
    let rows = Rows(style: .plain)
    let app = SimulatedApp.start(on: try .empty("iphone-16")) { _ in
      _ = rows.source
      rows.show([(1, ["a"]), (2, ["b", "c"]), (3, ["d"])])
      return rows
    }
    let old = try #require(app.run { rows.cell("c") })
    app.runAndSettle { _ = old.field.becomeFirstResponder() }
    let reloaded = try #require(app.run { rows.cell("d") })
    app.runAndSettle {
      rows.show([(0, ["e", "f"]), (2, ["c", "g"]), (3, ["d"]), (4, [])], reloading: [3])
    }
    app.run {
      #expect(rows.tableView.numberOfSections == 4)
      #expect(rows.cell("c") === old)
      #expect(rows.cell("d") !== reloaded)
      #expect(["e", "f", "g"].allSatisfy { rows.cell($0) != nil })
    }
    #expect(old.field.isFirstResponder)
    #expect(app.phone.firstResponder == 2)
    // A changed order reloads the table.
    app.runAndSettle { rows.show([(2, ["c"]), (0, ["e"])]) }
    #expect(app.phone.fields.count == 2)
    #expect(!app.phone.isKeyboardUp)
  }

  @Test("A snapshot inserts, moves and deletes sections and items") func editing() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "c"])
    snapshot.insertSections(["b"], afterSection: "a")
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([9])
    snapshot.insertItems([4], beforeItem: 2)
    snapshot.moveItem(1, afterItem: 9)
    snapshot.deleteItems([3])
    #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [4, 2])
    #expect(snapshot.itemIdentifiers(inSection: "c") == [9, 1])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "c")
    #expect(snapshot.indexOfItem(1) == 3)
    snapshot.deleteSections(["c"])
    #expect(snapshot.numberOfItems == 2)
  }

  private struct Tall: UIContentConfiguration {
    var height: CGFloat
    func makeContentView() -> any UIView & UIContentView { TallView(self) }
    func updated(for state: any UIConfigurationState) -> Tall { self }
  }

  private final class TallView: UIView, UIContentView {
    private var tall: NSLayoutConstraint?
    var configuration: any UIContentConfiguration { didSet { show() } }
    init(_ configuration: Tall) {
      self.configuration = configuration
      super.init(frame: .zero)
      tall = heightAnchor.constraint(equalToConstant: configuration.height)
      tall?.isActive = true
    }
    required init?(coder: NSCoder) { nil }
    private func show() { tall?.constant = (configuration as? Tall)?.height ?? 0 }
  }

  private final class List: UIViewController {
    let appearance: UICollectionLayoutListConfiguration.Appearance
    var height: CGFloat = 100
    private(set) lazy var collection = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: appearance)))
    private(set) lazy var source = UICollectionViewDiffableDataSource<Int, String>(
      collectionView: collection
    ) { [unowned self] collection, path, name in
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        [unowned self] cell, _, name in
        if name == "tall" {
          cell.contentConfiguration = Tall(height: height)
        } else {
          var content = cell.defaultContentConfiguration()
          content.text = name
          content.secondaryText = name == "two" ? "lines" : nil
          cell.contentConfiguration = content
        }
      }
      return collection.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
    }

    init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
      self.appearance = appearance
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(collection)
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["one", "tall", "two", "last"])
      source.apply(snapshot)
    }

    var frames: [CGRect] {
      (0..<4).compactMap { item in
        collection.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
      }
    }
  }

  /// A row of 44 points is high enough for one line.
  ///
  /// Two lines need 11 + 20.287 + 3 + 17.9 + 11.
  @Test("A list's rows are as high as their contents") func listHeights() throws {
    let list = List(.plain)
    let app = try SimulatedApp.showing(list, on: "iphone-16")
    app.run {
      let frames = list.frames
      #expect(frames.map(\.width) == [393, 393, 393, 393])
      #expect(frames.map(\.height.rounded) == [44, 100, 63, 44])
      #expect(frames.map(\.minY.rounded) == [0, 44, 144, 207])
    }
  }

  /// Each side has 16 points of the width of 393.
  @Test("An inset grouped list has margins at its sides") func insetGrouped() throws {
    let list = List(.insetGrouped)
    let app = try SimulatedApp.showing(list, on: "iphone-16")
    app.run {
      #expect(list.frames.map(\.minX) == [16, 16, 16, 16])
      #expect(list.frames.map(\.width) == [361, 361, 361, 361])
    }
  }

  @Test("A reconfigured item keeps its cell and shows its new content") func reconfigure() throws {
    let list = List(.plain)
    let app = try SimulatedApp.showing(list, on: "iphone-16")
    app.run {
      let path = IndexPath(item: 1, section: 0)
      let cell = list.collection.cellForItem(at: path)
      list.height = 70
      var snapshot = list.source.snapshot()
      snapshot.reconfigureItems(["tall"])
      list.source.apply(snapshot)
      #expect(list.frames[1].height == 70)
      #expect(cell != nil && list.collection.cellForItem(at: path) === cell)
    }
  }
}

extension CGFloat {
  fileprivate var rounded: CGFloat { rounded(.toNearestOrAwayFromZero) }
}
