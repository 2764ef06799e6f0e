import Foundation
import Simulation
import Testing
import UIKit

/// Tests members that apps override, and types that they use beside a form.
@MainActor @Suite struct OverriddenMemberTests {
  private func start(_ device: String, _ make: @escaping () -> Any) throws -> SimulatedApp {
    SimulatedApp.start(on: try .empty(device)) { _ in make() }
  }

  private final class FixedView: UIView {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: 77) }
  }

  @Test("A view's own systemLayoutSizeFitting answers the short form too")
  func sizeFitting() throws {
    let app = try start("iphone-16") { UIViewController() }
    app.run {
      let size = FixedView().systemLayoutSizeFitting(CGSize(width: 200, height: 0))
      #expect(size == CGSize(width: 200, height: 77))
    }
  }

  private final class CountingTable: UITableView {
    var reloaded: [IndexPath] = []

    override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      reloaded += indexPaths
      super.reloadRows(at: indexPaths, with: animation)
    }
  }

  @Test("A table's own reloadRows is called")
  func tableUpdates() throws {
    let app = try start("iphone-16") { UITableViewController() }
    app.run {
      let table = CountingTable()
      (table as UITableView).reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      #expect(table.reloaded == [IndexPath(row: 1, section: 0)])
    }
  }

  private final class Person: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
  }

  @Test("A collation sorts names into letters, marks and case aside, and the rest under #")
  func collation() throws {
    let app = try start("iphone-16") { UIViewController() }
    app.run {
      let collation = UILocalizedIndexedCollation.current()
      #expect(collation.sectionTitles.count == 27)
      #expect(collation.sectionTitles.first == "A")
      #expect(collation.sectionTitles.last == "#")
      let name = Selector("name", getterOf: \Person.name)
      let people = ["bea", "Åsa", "Ada", "7up"].map(Person.init)
      #expect(
        people.map { collation.section(for: $0, collationStringSelector: name) } == [1, 0, 0, 26])
      let sorted = collation.sortedArray(from: people, collationStringSelector: name)
      #expect(sorted.compactMap { ($0 as? Person)?.name } == ["7up", "Ada", "Åsa", "bea"])
    }
  }

  private final class Keeper: NSObject, UISplitViewControllerDelegate {
    var asked = 0

    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      asked += 1
      return true
    }
  }

  @Test(
    "A split view's delegate keeps the primary controller on a phone, and is not asked on an iPad",
    arguments: [("iphone-16", "Primary", 1), ("ipad-pro-11", "Secondary", 0)])
  func collapses(device: String, title: String, asked: Int) throws {
    let keeper = Keeper()
    let app = try start(device) {
      let split = UISplitViewController()
      split.delegate = keeper
      split.viewControllers = ["Primary", "Secondary"].map { title in
        let controller = UIViewController()
        controller.title = title
        return controller
      }
      return split
    }
    app.run {
      let visible = UIApplication.shared.windows.first?.rootViewController as? UISplitViewController
      let shown = visible?.viewControllers.first { $0.isViewLoaded && $0.view.window != nil }
      #expect(shown?.title == title)
    }
    #expect(keeper.asked == asked)
  }

  @Test("Signposts run what they surround")
  func signposts() throws {
    let app = try start("iphone-16") { UIViewController() }
    app.run {
      let log = OSLog(subsystem: "app", category: .pointsOfInterest)
      os_signpost(.begin, log: log, name: "Load", "%d rows", 3)
      os_signpost(.end, log: log, name: "Load")
      let poster = OSSignposter(subsystem: "app", category: "rows")
      let state = poster.beginInterval("Load", id: poster.makeSignpostID())
      poster.endInterval("Load", state)
      #expect(poster.withIntervalSignpost("Sum") { 1 + 1 } == 2)
    }
  }
}
