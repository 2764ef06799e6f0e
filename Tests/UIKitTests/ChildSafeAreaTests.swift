import Simulation
import Testing
import UIKit

/// Tests the additional safe area of controllers inside each other, on an iPhone 16.
///
/// Its safe area ends 59 points below the top and 34 above the bottom.
@MainActor @Suite struct ChildSafeAreaTests {
  /// A controller with a table of one row, which has a field.
  private final class List: FieldRows { override var count: Int { 1 } }

  private let parent = UIViewController()
  private let list = List(style: .plain)

  /// Starts the app with the list as a child of `parent`, in a frame or filling it.
  private func start(_ frame: CGRect? = nil) throws -> SimulatedApp {
    parent.addChild(list)
    parent.view.addSubview(list.view)
    list.view.frame = frame ?? parent.view.bounds
    list.view.autoresizingMask = frame == nil ? [.flexibleWidth, .flexibleHeight] : []
    list.didMove(toParent: parent)
    return try .showing(parent, on: "iphone-16")
  }

  @Test("A child's additional insets add to its parent's") func addedInsets() throws {
    parent.additionalSafeAreaInsets.bottom = 20
    list.additionalSafeAreaInsets.bottom = 30
    let app = try start()
    #expect(parent.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 54, right: 0))
    #expect(list.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 84, right: 0))
    #expect(list.tableView.adjustedContentInset.bottom == 84)
    app.run { list.additionalSafeAreaInsets.bottom = 0 }
    #expect(parent.view.safeAreaInsets.bottom == 54)
    #expect(list.view.safeAreaInsets.bottom == 54)
    #expect(list.tableView.adjustedContentInset.bottom == 54)
    app.run { parent.additionalSafeAreaInsets.bottom = 0 }
    #expect(list.tableView.adjustedContentInset.bottom == 34)
  }

  /// The text view ends at the screen's bottom, 34 points below the safe area.
  @Test("A text view keeps its text inside its controller's additional insets") func textView()
    throws
  {
    let text = UITextView(frame: CGRect(x: 0, y: 110, width: 393, height: 742))
    text.text = String(repeating: "Write down what matters. ", count: 400)
    parent.view.addSubview(text)
    let app = try SimulatedApp.showing(parent, on: "iphone-16").settled()
    #expect(app.phone.rect(forRow: 0).height == 708)
    app.runAndSettle { parent.additionalSafeAreaInsets.bottom = 302 }
    #expect(text.adjustedContentInset.bottom == 336)
    #expect(app.phone.rect(forRow: 0).height == 406)
  }

  @Test("A child's own subviews get its insets, and its siblings don't") func subviewsAndSiblings()
    throws
  {
    let (other, inside, beside) = (UIViewController(), UIView(), UIView())
    let app = try start()
    app.run {
      other.additionalSafeAreaInsets.bottom = 30
      parent.addChild(other)
      other.view.frame = parent.view.bounds
      parent.view.addSubview(other.view)
      for (view, place) in [(inside, other.view), (beside, parent.view)] {
        view.frame = CGRect(x: 0, y: 752, width: 393, height: 90)
        place?.addSubview(view)
      }
    }
    #expect(other.view.safeAreaInsets.bottom == 64)
    // The screen is 852 points high, so the views end 10 above its bottom.
    #expect(inside.safeAreaInsets.bottom == 54)
    #expect(beside.safeAreaInsets.bottom == 24)
    #expect(list.tableView.adjustedContentInset.bottom == 34)
  }

  @Test("Additional insets count in a child away from the screen's edges") func awayFromEdges()
    throws
  {
    list.additionalSafeAreaInsets.bottom = 30
    _ = try start(CGRect(x: 0, y: 100, width: 393, height: 300))
    #expect(list.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
    #expect(list.tableView.adjustedContentInset.bottom == 30)
  }

  @Test("A navigation controller's additional insets reach the controller inside") func navigation()
    throws
  {
    let navigation = UINavigationController(rootViewController: list)
    navigation.additionalSafeAreaInsets.bottom = 25
    let app = try SimulatedApp.showing(navigation, on: "iphone-16")
    #expect(list.view.safeAreaInsets.bottom == 59)
    #expect(list.tableView.adjustedContentInset.bottom == 59)
    app.run { navigation.additionalSafeAreaInsets.bottom = 5 }
    #expect(list.tableView.adjustedContentInset.bottom == 39)
  }
}
