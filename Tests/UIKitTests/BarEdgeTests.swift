import Simulation
import Testing
import UIKit

/// Tests views that end at bars instead of extending under them.
///
/// On an iPhone 16, the navigation bar ends at y 103, and the tab bar is 83 points high.
@MainActor @Suite struct BarEdgeTests {
  private let form = UIViewController()

  /// Shows the form in a navigation controller in a tab bar controller, and returns its frame.
  private func frame(_ change: (UITabBarController, UINavigationController) -> Void) throws
    -> CGRect
  {
    let (tabs, stack) = (UITabBarController(), UINavigationController(rootViewController: form))
    tabs.viewControllers = [stack]
    change(tabs, stack)
    let app = try SimulatedApp.showing(tabs, on: "iphone-16").settled()
    #expect(app.phone.scene.tabBarFrame.minY == 769)
    return form.view.convert(form.view.bounds, to: nil)
  }

  @Test("A view extends under all bars by default") func byDefault() throws {
    let frame = try frame { _, _ in }
    #expect(frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(form.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0))
  }

  @Test("A view without extended edges is between the bars") func noEdges() throws {
    form.edgesForExtendedLayout = []
    let frame = try frame { _, _ in }
    #expect(frame == CGRect(x: 0, y: 103, width: 393, height: 666))
    #expect(form.view.safeAreaInsets == .zero)
  }

  @Test("A view ends at an opaque tab bar") func opaqueTabBar() throws {
    let frame = try frame { tabs, _ in tabs.tabBar.isTranslucent = false }
    #expect(frame == CGRect(x: 0, y: 0, width: 393, height: 769))
  }

  @Test("A view begins below an opaque navigation bar") func opaqueNavigationBar() throws {
    let frame = try frame { _, stack in stack.navigationBar.isTranslucent = false }
    #expect(frame == CGRect(x: 0, y: 103, width: 393, height: 749))
  }

  @Test("A view can extend under opaque bars, too") func includingOpaqueBars() throws {
    form.extendedLayoutIncludesOpaqueBars = true
    let frame = try frame { tabs, _ in tabs.tabBar.isTranslucent = false }
    #expect(frame == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  /// On the iPhone SE, the navigation bar ends at y 64, and the tab bar is 49 points high.
  @Test("A table that is the controller's view is between opaque bars, also after a rotation")
  func table() throws {
    let (tabs, table) = (UITabBarController(), UITableViewController())
    let stack = UINavigationController(rootViewController: table)
    stack.navigationBar.isTranslucent = false
    tabs.tabBar.isTranslucent = false
    tabs.viewControllers = [stack]
    let app = try SimulatedApp.showing(tabs, on: "iphone-se-3").settled()
    #expect(table.tableView.frame == CGRect(x: 0, y: 64, width: 375, height: 554))
    #expect(table.tableView.adjustedContentInset == .zero)
    app.settle { $0.rotate(to: .landscapeLeft) }
    #expect(table.tableView.frame == CGRect(x: 0, y: 32, width: 667, height: 311))
  }
}
