import Simulation
import Testing
import UIKit

/// Tests a table or text view in a scroll view that the app's own code lays out.
@MainActor @Suite struct NestedViewTests {
  /// A controller with a table of ten rows of 44 points, 100 points below the top of a scroll view.
  class TableInScrollView: UIViewController, UITableViewDataSource {
    let outer = UIScrollView()
    let box = UIView()
    let tableView = UITableView()
    let fields = (0..<10).map { _ in UITextField(frame: CGRect(x: 15, y: 0, width: 200, height: 44))
    }
    var offsets: [CGFloat] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      outer.contentInsetAdjustmentBehavior = .never
      tableView.contentInsetAdjustmentBehavior = .never
      tableView.dataSource = self
      outer.delegate = self
      view.addSubview(outer)
      outer.addSubview(box)
      box.addSubview(tableView)
      tableView.frame = CGRect(x: 0, y: 20, width: 280, height: 300)
    }

    override func viewDidLayoutSubviews() {
      outer.frame = view.bounds
      outer.contentSize = CGSize(width: view.bounds.width, height: 900)
      box.frame = CGRect(x: 10, y: 80, width: 300, height: 400)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentView.addSubview(fields[path.row])
      return cell
    }
  }

  private func app(_ controller: UIViewController) throws -> SimulatedApp {
    try .showing(controller, on: "iphone-5s")
  }

  @Test("A scroll view around the table is a container of the phone") func outerScrollView() throws
  {
    let controller = TableInScrollView()
    let app = try app(controller)
    #expect(app.phone.containers.map(\.frame) == [CGRect(x: 0, y: 0, width: 320, height: 568)])
    #expect(app.phone.containers.map(\.contentSize) == [CGSize(width: 320, height: 900)])
    // The box is at 10 and 80, and the table at 0 and 20 inside.
    #expect(app.phone.tableFrame == CGRect(x: 10, y: 100, width: 280, height: 300))
    #expect(controller.tableView.frame == CGRect(x: 0, y: 20, width: 280, height: 300))
    let field = controller.fields[2]
    #expect(
      field.convert(field.bounds, to: nil) == CGRect(x: 25, y: 188, width: 200, height: 44))
    controller.outer.contentOffset.y = 30
    #expect(app.phone.containers[0].boundsOrigin == CGPoint(x: 0, y: 30))
    #expect(
      field.convert(field.bounds, to: nil) == CGRect(x: 25, y: 158, width: 200, height: 44))
    #expect(controller.tableView.frame.origin == CGPoint(x: 0, y: 20))
    controller.tableView.contentOffset.y = 40
    #expect(app.phone.contentOffset.y == 40)
    #expect(field.convert(field.bounds, to: controller.outer).minY == 148)
  }

  /// The keyboard's top is at 568 - 253 = 315.
  ///
  /// The table scrolls by 140 to show the field of row 10, which then ends at 400. The outer scroll
  /// view scrolls by the other 85.
  @Test("The table and the scroll view around it both scroll to a focused field") func bothScroll()
    throws
  {
    let controller = TableInScrollView()
    let app = try app(controller)
    let outer = controller.outer
    controller.observe { height in outer.contentInset.bottom = height }
    app.settle { $0.beginEditing(row: 9) }
    #expect(controller.tableView.contentOffset == CGPoint(x: 0, y: 140))
    #expect(outer.contentInset.bottom == 253)
    #expect(outer.contentOffset == CGPoint(x: 0, y: 85))
    #expect(controller.offsets.last == 85)
    app.settle { $0.endEditing() }
    #expect(outer.contentInset.bottom == 0)
    #expect(outer.contentOffset == CGPoint(x: 0, y: 85))
  }

  @Test("Shrinking the outer scroll view in a block animates it and records an event")
  func shrinkOuter() throws {
    let controller = TableInScrollView()
    let app = try app(controller)
    app.phone.isRecording = true
    UIView.animate(withDuration: 0.25) { controller.outer.frame.size.height = 315 }
    #expect(app.phone.containers[0].frame == CGRect(x: 0, y: 0, width: 320, height: 315))
    #expect(app.phone.presented.containers[0].frame.height == 568)
    #expect(controller.tableView.frame == CGRect(x: 0, y: 20, width: 280, height: 300))
    let event = app.phone.events.last { if case .outerFrame = $0.kind { true } else { false } }
    guard case .outerFrame(0, _, let to, .app, _) = event?.kind else {
      Issue.record("\(String(describing: event))")
      return
    }
    #expect(to.height == 315)
    app.settle()
    #expect(app.phone.presented.containers[0].frame.height == 315)
  }

  /// A controller whose root view is a scroll view, with a table 100 points below its top.
  private final class ScrollingRoot: TableInScrollView {
    override func loadView() { view = outer }

    override func viewDidLoad() {
      outer.contentInsetAdjustmentBehavior = .never
      tableView.contentInsetAdjustmentBehavior = .never
      tableView.dataSource = self
      outer.addSubview(tableView)
      tableView.frame = CGRect(x: 0, y: 100, width: 280, height: 300)
    }

    override func viewDidLayoutSubviews() {
      outer.contentSize = CGSize(width: view.bounds.width, height: 900)
    }
  }

  /// After the table has scrolled by 140, the field of row 10 ends at 400.
  ///
  /// The keyboard covers the last 85 of these points.
  @Test("A root view that is a scroll view scrolls and rotates with its table") func scrollingRoot()
    throws
  {
    let controller = ScrollingRoot()
    let app = try app(controller)
    #expect(app.phone.containers.map(\.frame) == [CGRect(x: 0, y: 0, width: 320, height: 568)])
    #expect(app.phone.tableFrame == CGRect(x: 0, y: 100, width: 280, height: 300))
    controller.outer.contentOffset.y = 30
    #expect(app.phone.containers[0].boundsOrigin == CGPoint(x: 0, y: 30))
    let field = controller.fields[2]
    #expect(field.convert(field.bounds, to: nil) == CGRect(x: 15, y: 158, width: 200, height: 44))
    controller.outer.contentOffset.y = 0
    let outer = controller.outer
    controller.observe { height in outer.contentInset.bottom = height }
    app.settle { $0.beginEditing(row: 9) }
    #expect(controller.tableView.contentOffset == CGPoint(x: 0, y: 140))
    #expect(outer.contentOffset == CGPoint(x: 0, y: 85))
    app.perform {
      $0.endEditing()
      $0.rotate(to: .landscapeLeft)
      $0.settle()
    }
    #expect(app.phone.containers[0].frame == CGRect(x: 0, y: 0, width: 568, height: 320))
    #expect(outer.frame == CGRect(x: 0, y: 0, width: 568, height: 320))
  }

  @Test("A text view is a field of the scroll view around it") func textView() throws {
    let controller = UIViewController()
    let (outer, text) = (UIScrollView(), UITextView())
    outer.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    outer.contentInsetAdjustmentBehavior = .never
    outer.contentSize = CGSize(width: 320, height: 800)
    text.frame = CGRect(x: 20, y: 600, width: 280, height: 120)
    outer.addSubview(text)
    controller.view.addSubview(outer)
    let app = try app(controller)
    #expect(app.phone.containers.isEmpty)
    #expect(app.phone.rect(forRow: 0) == CGRect(x: 20, y: 600, width: 280, height: 120))
    outer.contentOffset.y = 100
    #expect(text.convert(text.bounds, to: nil).minY == 500)
    #expect(text.becomeFirstResponder())
    #expect(app.phone.firstResponder == 0)
  }
}

extension NestedViewTests.TableInScrollView: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
  }

  /// Calls `body` with the keyboard's height at each show, and with 0 at each hide.
  fileprivate func observe(_ body: @escaping @MainActor (CGFloat) -> Void) {
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ] {
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        notification in
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        let isShown = name == UIResponder.keyboardWillShowNotification
        MainActor.assumeIsolated { body(isShown ? frame?.height ?? 0 : 0) }
      }
    }
  }
}
