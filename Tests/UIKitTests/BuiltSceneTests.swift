import Simulation
import Testing
import UIKit

/// Tests controllers that build their own fields, each of which becomes a row of the phone.
@MainActor @Suite struct BuiltSceneTests {
  final class ScrollingController: UIViewController {
    let scrollView = UIScrollView()
    let fields = ["Name", "Expires", "CVC", "Note"].map { name in
      let field = UITextField()
      field.placeholder = name
      return field
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: view.bounds.width, height: 1200)
      view.addSubview(scrollView)
      fields[0].frame = CGRect(x: 20, y: 100, width: 280, height: 40)
      // Side by side.
      fields[1].frame = CGRect(x: 20, y: 500, width: 130, height: 40)
      fields[2].frame = CGRect(x: 170, y: 500, width: 130, height: 40)
      fields[3].frame = CGRect(x: 20, y: 1100, width: 280, height: 40)
      fields[3].keyboardType = .numberPad
      for field in fields { scrollView.addSubview(field) }
    }
  }

  final class TableController: UITableViewController {
    final class Cell: FieldCell {
      override class var fieldFrame: CGRect { CGRect(x: 15, y: 0, width: 200, height: 50) }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 50
      tableView.register(Cell.self, forCellReuseIdentifier: "field")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      10
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
      (cell as? Cell)?.field.placeholder = "\(indexPath.section).\(indexPath.row)"
      return cell
    }
  }

  private func app(_ make: @escaping @MainActor () -> UIViewController) throws -> SimulatedApp {
    SimulatedApp.start(on: try .empty("iphone-5s")) { _ in make() }
  }

  @Test("Fields in a scroll view become the phone's rows") func scrollView() throws {
    let controller = ScrollingController()
    let app = try app { controller }
    #expect(app.phone.tableFrame == CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(app.phone.table.contentSize == CGSize(width: 320, height: 1200))
    #expect(
      (0..<4).map { app.phone.rect(forRow: $0) } == [
        CGRect(x: 20, y: 100, width: 280, height: 40),
        CGRect(x: 20, y: 500, width: 130, height: 40),
        CGRect(x: 170, y: 500, width: 130, height: 40),
        CGRect(x: 20, y: 1100, width: 280, height: 40),
      ])
    #expect(app.phone.field(atRow: 3)?.keyboard == .numberPad)
    #expect(app.phone.hitTest(CGPoint(x: 200, y: 520)) == .field(row: 2))
  }

  /// The content ends at 1200 and its last field at 1140, and the screen is 568 high.
  ///
  /// So 1140 − 568 is the smallest offset that shows the field.
  @Test("A focused field scrolls into view by the smallest distance") func scrollsIntoView() throws
  {
    let controller = ScrollingController()
    let app = try app { controller }
    app.runAndSettle { _ = controller.fields[3].becomeFirstResponder() }
    #expect(controller.fields[3].isFirstResponder)
    #expect(controller.scrollView.contentOffset == CGPoint(x: 0, y: 572))
    #expect(controller.scrollView.convert(controller.fields[3].frame, to: nil).maxY == 568)
  }

  /// Up to iOS 10 UIKit adds insets for bars to the controller's view or its first subview
  /// (automaticallyAdjustsScrollViewInsets).
  ///
  /// They are 20 and 44 points on an iPhone 5 with iOS 10.
  @Test(
    "Up to iOS 10 only the controller's first subview gets automatic insets",
    arguments: [(0, 64), (1, 0)]) func automaticInsets(
      index: Int, top: CGFloat
    ) throws
  {
    final class Framed: UIViewController {
      var index = 0
      let scrollView = UIScrollView()

      override func viewDidLoad() {
        super.viewDidLoad()
        if index > 0 { view.addSubview(UIView()) }
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 320, height: 1200)
        scrollView.addSubview(UITextField(frame: CGRect(x: 20, y: 0, width: 280, height: 40)))
        view.addSubview(scrollView)
      }
    }
    let framed = Framed()
    framed.index = index
    let app = SimulatedApp.start(on: try .empty("iphone-5")) { _ in
      UINavigationController(rootViewController: framed)
    }
    #expect(framed.scrollView.contentInset.top == top)
    #expect(framed.scrollView.contentOffset.y == -top)
    #expect(app.phone.convertToScreen(fromTable: app.phone.rect(forRow: 0)).minY == top)
  }

  /// The status bar has 20 points and the navigation bar 44, or 32 in landscape.
  @Test("Before iOS 7 the root view is between the bars", arguments: [false, true])
  func betweenBars(isInNavigation: Bool) throws {
    let (top, height): (CGFloat, CGFloat) = isInNavigation ? (64, 416) : (20, 460)
    let (lyingTop, lyingHeight): (CGFloat, CGFloat) = isInNavigation ? (52, 268) : (20, 300)
    final class Framed: UIViewController {
      let scrollView = UIScrollView()
      let field = UITextField()

      override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 320, height: 1200)
        field.frame = CGRect(x: 20, y: 10, width: 280, height: 40)
        scrollView.addSubview(field)
        view.addSubview(scrollView)
      }
    }
    let framed = Framed()
    let app = SimulatedApp.start(on: try .empty("iphone-3gs")) { _ in
      isInNavigation ? UINavigationController(rootViewController: framed) : framed
    }
    #expect(framed.view.frame == CGRect(x: 0, y: top, width: 320, height: height))
    #expect(framed.scrollView.frame == CGRect(x: 0, y: 0, width: 320, height: height))
    #expect(framed.field.convert(framed.field.bounds, to: nil).minY == top + 10)
    #expect(app.phone.frameOnScreen(ofRow: 0).minY == top + 10)
    #expect(app.phone.visibleTableFrame.minY == top)
    app.run { framed.view.frame.origin.y -= 100 }
    #expect(framed.view.frame.minY == top - 100)
    #expect(framed.field.convert(framed.field.bounds, to: nil).minY == top - 90)
    #expect(app.phone.frameOnScreen(ofRow: 0).minY == top - 90)
    app.perform { $0.rotate(to: .landscapeLeft) }
    #expect(framed.view.bounds.size == CGSize(width: 480, height: lyingHeight))
    #expect(framed.scrollView.frame == CGRect(x: 0, y: 0, width: 480, height: lyingHeight))
    #expect(app.phone.frameOnScreen(ofRow: 0).minY == lyingTop + 10)
  }

  /// The table reaches the end of the screen, so the keyboard covers 253 points of it.
  @Test("A table view controller keeps the edited row above the keyboard")
  func tableViewController() throws {
    let controller = TableController(style: .plain)
    let app = try app { controller }
    #expect(app.phone.table.rows.sectionCount == 2)
    #expect(app.phone.table.rows.rowCount == 20)
    #expect(app.phone.rect(forRow: 12) == CGRect(x: 0, y: 600, width: 320, height: 50))
    app.settle { $0.beginEditing(row: 10) }
    let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 1)))
    let field = try #require((cell as? TableController.Cell)?.field)
    #expect(field.isFirstResponder)
    #expect(controller.tableView.adjustedContentInset.bottom == 253)
    #expect(controller.tableView.convert(cell.frame, to: nil).maxY == 315)
    #expect(controller.tableView.indexPath(for: cell) == IndexPath(row: 0, section: 1))
  }

  @Test("A transform moves the root view") func transform() throws {
    let controller = ScrollingController()
    let app = try app { controller }
    app.run {
      UIView.animate(withDuration: 0.25) {
        controller.view.transform = CGAffineTransform(translationX: 0, y: -100)
      }
    }
    #expect(app.phone.rootFrame == CGRect(x: 0, y: -100, width: 320, height: 568))
    #expect(controller.view.frame.minY == -100)
    #expect(controller.view.center == CGPoint(x: 160, y: 284))
    app.run { controller.view.transform = .identity }
    #expect(app.phone.rootFrame.minY == 0)
  }
}
