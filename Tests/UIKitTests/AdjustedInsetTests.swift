import Simulation
import Testing
import UIKit

/// Tests how much of the safe area a scroll view's adjusted inset includes.
///
/// (The reference of UIScrollView.ContentInsetAdjustmentBehavior.)
@MainActor @Suite struct AdjustedInsetTests {
  struct Case: Sendable {
    var height: CGFloat = 300
    var bounces = false
    var behavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
    var isInNavigation = false
    /// The expected inset on an iPhone 16, with a safe area of 59 points at the top and 34 at the
    /// bottom.
    ///
    /// A navigation bar adds 44.
    let inset: UIEdgeInsets
  }

  nonisolated private static let all = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

  nonisolated static let cases = [
    Case(inset: .zero),
    Case(bounces: true, inset: all),
    Case(height: 900, inset: all),
    Case(behavior: .scrollableAxes, inset: .zero),
    Case(behavior: .always, inset: all),
    Case(height: 900, behavior: .never, inset: .zero),
    Case(isInNavigation: true, inset: UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0)),
    Case(behavior: .scrollableAxes, isInNavigation: true, inset: .zero),
  ]

  /// If the field is in the scroll view, the phone treats that as its table.
  ///
  /// If the field is outside, the phone doesn't know the scroll view.
  @Test(
    "A scroll view's adjusted inset follows its adjustment behavior, also when it isn't the phone's table",
    arguments: cases, [true, false]) func adjustment(_ one: Case, isPhones: Bool) throws
  {
    let (controller, scrollView) = (UIViewController(), UIScrollView())
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
    let app = SimulatedApp.start(on: try .empty("iphone-16")) { _ in
      scrollView.frame = controller.view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 300, height: one.height)
      scrollView.alwaysBounceVertical = one.bounces
      scrollView.contentInsetAdjustmentBehavior = one.behavior
      controller.view.addSubview(scrollView)
      (isPhones ? scrollView : controller.view).addSubview(field)
      return one.isInNavigation
        ? UINavigationController(rootViewController: controller) : controller
    }
    app.settle()
    #expect(scrollView.adjustedContentInset == one.inset)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: -one.inset.top))
    #expect(scrollView.contentInset == .zero)
  }

  /// The safe area begins 59 points below the top of the screen.
  @Test(
    "A table that gets a content inset before it appears opens at its top",
    arguments: [false, true])
  func insetAtFirst(isRoot: Bool) throws {
    final class Rows: FieldRows { override var count: Int { 40 } }
    let (controller, rows) = (UIViewController(), Rows(style: .plain))
    let table = isRoot ? UITableView() : UITableView(frame: controller.view.bounds)
    if isRoot { controller.view = table } else { controller.view.addSubview(table) }
    (table.dataSource, table.delegate) = (rows, rows)
    table.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    _ = try SimulatedApp.showing(controller, on: "iphone-16").settled()
    #expect(table.adjustedContentInset.top == 79)
    #expect(table.contentOffset == CGPoint(x: 0, y: -79))
  }

  /// The content is 700 points high: less than the screen's 852, and more than 852 - 336.
  @Test("Content that scrolls only in a lower frame is below the safe area's top there")
  func scrollsInLowerFrame() throws {
    let (controller, scrollView) = (UIViewController(), UIScrollView())
    let app = SimulatedApp.start(on: try .empty("iphone-16")) { _ in
      scrollView.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
      scrollView.contentSize = CGSize(width: 300, height: 700)
      scrollView.addSubview(UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40)))
      controller.view.addSubview(scrollView)
      return controller
    }
    app.settle()
    #expect(scrollView.adjustedContentInset == .zero)
    app.runAndSettle { scrollView.frame.size.height = 516 }
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: -59))
    app.runAndSettle { scrollView.frame.size.height = 852 }
    #expect(scrollView.adjustedContentInset == .zero)
    #expect(scrollView.contentOffset == .zero)
  }

  /// The table has 59 points of safe area at the top and 0 at the bottom, since the field is below
  /// it.
  ///
  /// It is 765 high, and the last of its 30 rows of 50 ends at 1500.
  @Test("A table that isn't the phone's adjusts its inset and scrolls to rows") func otherTable()
    throws
  {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
    let (controller, table, rows) = (UIViewController(), UITableView(), Rows())
    let app = SimulatedApp.start(on: try .empty("iphone-16")) { _ in
      table.frame = CGRect(x: 0, y: 0, width: 393, height: 765)
      (table.rowHeight, table.dataSource) = (50, rows)
      controller.view.addSubview(table)
      controller.view.addSubview(
        UITextField(frame: CGRect(x: 20, y: 770, width: 200, height: 40)))
      return controller
    }
    app.settle()
    #expect(table.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
    #expect(table.contentOffset.y == -59)
    app.run { table.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false) }
    #expect(table.contentOffset.y == 735)
    app.run { table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .top, animated: false) }
    #expect(table.contentOffset.y == 41)
  }
}
