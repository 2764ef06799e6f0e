import Simulation
import Testing
import UIKit

/// Tests members that real apps of 2025 use, which were missing once.
@MainActor @Suite struct AppMemberTests {
  private func run(_ check: @escaping @MainActor () -> Void) throws {
    SimulatedApp.start(on: try .empty("iphone-16")) { _ in UIViewController() }.run { check() }
  }

  /// A controller with delegate methods that no part of the simulation calls.
  private final class List: UITableViewController {
    override func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {}
    override func tableView(
      _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { "Remove" }
    override func tableView(
      _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { false }
    override func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { sourceIndexPath }
    override func tableView(
      _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
    ) {}
    override func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    override func accessibilityIncrement() {}
    override func buildMenu(with builder: any UIMenuBuilder) { builder.remove(menu: .format) }
  }

  private final class Grid: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { true }
    override func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { false }
    override func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration(actionProvider: nil) }
  }

  @Test("List controllers declare all methods of their delegates, for overriding") func overrides()
    throws
  {
    try run {
      let (list, path) = (List(style: .plain), IndexPath(row: 2, section: 0))
      #expect(list.tableView(list.tableView, indentationLevelForRowAt: path) == 0)
      #expect(
        list.tableView(list.tableView, titleForDeleteConfirmationButtonForRowAt: path) == "Remove")
      let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
      #expect(grid.collectionView(grid.collectionView, canPerformPrimaryActionForItemAt: path))
      #expect(grid.collectionView(grid.collectionView, canEditItemAt: path))
    }
  }

  @Test("A navigation bar has the items of its controller's screens") func barItems() throws {
    try run {
      let (first, second) = (UIViewController(), UIViewController())
      (first.title, second.title) = ("First", "Second")
      let stack = UINavigationController(rootViewController: first)
      stack.pushViewController(second, animated: false)
      #expect(stack.navigationBar.items?.map(\.title) == ["First", "Second"])
      #expect(stack.navigationBar.topItem === second.navigationItem)
      #expect(stack.navigationBar.backItem === first.navigationItem)
    }
  }

  @Test("A menu knows its selected actions, and gets other children") func menus() throws {
    try run {
      let one = UIAction(title: "A", subtitle: "a", state: .on) { _ in }
      let other = UIAction(title: "B", attributes: .keepsMenuPresented) { _ in }
      let menu = UIMenu(
        title: "M", subtitle: "m", identifier: .edit, preferredElementSize: .small,
        children: [one, other])
      #expect(menu.selectedElements == [one])
      #expect(one.subtitle == "a")
      let changed = menu.replacingChildren([other])
      #expect(changed.children == [other])
      #expect(changed.identifier == .edit)
      #expect(changed.subtitle == "m")
    }
  }

  @Test("A search field's tokens are inserted and removed") func tokens() throws {
    try run {
      let bar = UISearchBar()
      let tokens = ["a", "b"].map { UISearchToken(icon: nil, text: $0) }
      bar.searchTextField.insertToken(tokens[0], at: 0)
      bar.searchTextField.insertToken(tokens[1], at: 0)
      #expect(bar.searchTextField.tokens == [tokens[1], tokens[0]])
      bar.searchTextField.removeToken(at: 0)
      #expect(bar.searchTextField.tokens == [tokens[0]])
      bar.isEnabled = false
      #expect(!bar.searchTextField.isEnabled)
    }
  }

  @Test("A calendar without a height constraint has room for six weeks") func calendar() {
    #expect(UICalendarView().intrinsicContentSize.height == 328)
  }

  @Test("Traits that code sets are stored") func traitOverrides() throws {
    try run {
      let view = UIView()
      #expect(view.traitOverrides.userInterfaceStyle == .unspecified)
      view.traitOverrides.userInterfaceStyle = .dark
      #expect(view.traitOverrides.userInterfaceStyle == .dark)
      #expect(UIView().traitOverrides.userInterfaceStyle == .unspecified)
    }
  }

  @Test("A paragraph's tab stops are in order") func tabStops() {
    let style = NSMutableParagraphStyle()
    let stops = [200, 100].map { NSTextTab(textAlignment: .left, location: $0) }
    for stop in stops { style.addTabStop(stop) }
    #expect(style.tabStops == [stops[1], stops[0]])
    style.removeTabStop(stops[1])
    #expect(style.tabStops == [stops[0]])
  }

  @Test("An update of the content for a search knows the search's text") func unavailable() throws {
    final class Results: UIViewController {
      var texts: [String?] = []
      override func updateContentUnavailableConfiguration(
        using state: UIContentUnavailableConfigurationState
      ) { texts.append(state.searchText) }
    }
    try run {
      let (results, search) = (Results(), UISearchController())
      results.setNeedsUpdateContentUnavailableConfiguration()
      results.navigationItem.searchController = search
      search.searchBar.text = "tea"
      results.setNeedsUpdateContentUnavailableConfiguration()
      #expect(results.texts == [nil, "tea"])
    }
  }

  /// A model without an import of Observation, as in an app.
  @Observable final class Model { var count = 1 }

  @Test("Observation is visible through UIKit") func observation() {
    let model = Model()
    model.count += 1
    #expect(model.count == 2)
  }

  @Test("Foundation's missing formatters word lists and measurements") func formatters() {
    #expect(
      ListFormatter.localizedString(byJoining: ["tea", "milk", "oat"]) == "tea, milk, and oat")
    let distance = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(MeasurementFormatter().string(from: distance) == "5 km")
    #expect(distance.formatted(.measurement(width: .abbreviated)) == "5 km")
  }

  @Test("A lock protects its state") func lock() {
    let lock = OSAllocatedUnfairLock(initialState: [1])
    lock.withLock { $0.append(2) }
    #expect(lock.withLock { $0 } == [1, 2])
    #expect(autoreleasepool { 3 } == 3)
  }

  @Test("The app's folders are folders of files") func folders() {
    #expect(URL.documentsDirectory.isFileURL)
    #expect(URL.cachesDirectory != .documentsDirectory)
  }
}
