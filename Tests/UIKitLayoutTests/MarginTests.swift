import Simulation
import Testing
import UIKit

/// Tests margins and safe areas against the references of UIView and UIViewController.
@MainActor @Suite struct MarginTests {
  final class Controller: UIViewController {
    let scrollView = UIScrollView()
    let inner = UIView()
    let field = UITextField()

    override func viewDidLoad() {
      super.viewDidLoad()
      for view in [scrollView, inner, field] {
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      view.addSubview(scrollView)
      scrollView.addSubview(inner)
      inner.addSubview(field)
      scrollView.pin(top: 0, left: 0, bottom: 0, right: 0)
      let content = scrollView.contentLayoutGuide
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: content.topAnchor),
        inner.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        inner.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        inner.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        inner.heightAnchor.constraint(equalToConstant: 1500),
        field.topAnchor.constraint(equalTo: inner.safeAreaLayoutGuide.topAnchor, constant: 10),
        field.leadingAnchor.constraint(equalTo: inner.layoutMarginsGuide.leadingAnchor),
        field.widthAnchor.constraint(equalToConstant: 200),
      ])
    }
  }

  private func start(_ device: String, _ controller: UIViewController) throws -> SimulatedApp {
    let phone = Phone(
      scene: Scene(device: try #require(Device.named(device)), chrome: Chrome()),
      rows: RowGeometry(sections: []), style: .plain, fields: [])
    return SimulatedApp.start(on: phone) { _ in controller }
  }

  /// "The system sets the margins of a view controller's root view", with 0 at the top and bottom.
  @Test(
    "A controller's root view has the system's minimum margins plus the safe area",
    arguments: [
      ("iphone-16", UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 16)),
      ("iphone-5s", UIEdgeInsets(top: 20, left: 16, bottom: 0, right: 16)),
      ("iphone-11", UIEdgeInsets(top: 44, left: 20, bottom: 34, right: 20)),
    ]) func controllerView(device: String, expected: UIEdgeInsets) throws
  {
    let controller = Controller()
    let app = try start(device, controller)
    #expect(controller.view.layoutMargins == expected)
    app.run { controller.view.layoutMargins = UIEdgeInsets(top: 5, left: 4, bottom: 0, right: 40) }
    #expect(
      controller.view.layoutMargins
        == UIEdgeInsets(
          top: expected.top + 5, left: expected.left, bottom: expected.bottom, right: 40))
    app.run { controller.viewRespectsSystemMinimumLayoutMargins = false }
    #expect(controller.view.layoutMargins.left == 4)
    #expect(controller.scrollView.subviews.first?.layoutMargins == UIEdgeInsets(8))
  }

  @Test("A scroll view's content is inside the safe area at any offset") func scrollViewContent()
    throws
  {
    let controller = Controller()
    let app = try start("iphone-16", controller)
    #expect(controller.field.frame.origin == CGPoint(x: 8, y: 10))
    app.run {
      controller.scrollView.contentOffset.y = 200
      controller.inner.setNeedsLayout()
    }
    #expect(controller.field.frame.origin == CGPoint(x: 8, y: 10))
    #expect(controller.inner.safeAreaInsets == .zero)
  }

  /// A cell's margins are eleven points above and below, so a view of 22 makes a row of 44.
  ///
  /// A view of 60 makes one of 82.
  @Test("A cell's margins add 22 points to a row, wherever the row is") func rowHeights() throws {
    final class Rows: UITableViewController {
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 20 }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let block = Block(UIView.noIntrinsicMetric, indexPath.row == 0 ? 60 : 22)
        cell.contentView.addSubview(block)
        let guide = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
          block.topAnchor.constraint(equalTo: guide.topAnchor),
          block.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
          block.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          block.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        return cell
      }
    }
    let rows = Rows()
    let app = try start("iphone-16", rows)
    #expect([0, 1, 19].map { app.phone.rect(forRow: $0).height } == [82, 44, 44])
    let first = rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(
      first?.contentView.subviews.first?.frame == CGRect(x: 16, y: 11, width: 361, height: 60))
  }

  /// Setting the text also puts the caret behind the last character.
  @Test("A text view that doesn't scroll is as high as its text") func textViewWithoutScrolling() {
    let text = UITextView()
    #expect(text.intrinsicContentSize == CGSize(width: -1, height: -1))
    text.isScrollEnabled = false
    text.translatesAutoresizingMaskIntoConstraints = false
    text.font = .systemFont(ofSize: 17)
    let plane = plane(text)
    text.pin(top: 0, left: 0, right: 0)
    plane.layoutIfNeeded()
    // A line of 20.3 points plus 16.
    #expect(text.frame == CGRect(x: 0, y: 0, width: 320, height: 37))
    text.text = "one\ntwo\nthree"
    plane.layoutIfNeeded()
    // Three lines of 20.29 make 60.9.
    #expect(text.frame.height == 77)
    #expect(text.contentSize == CGSize(width: 320, height: 77))
    #expect(text.selectedRange.location == 13)
  }

  @Test("A view is notified when layout moves it out of the safe area or back")
  func safeAreaCallbacks() throws {
    final class Child: UIView {
      var told: [CGFloat] = []
      override func safeAreaInsetsDidChange() { told.append(safeAreaInsets.top) }
    }
    final class Controller: UIViewController {
      let child = Child(frame: CGRect(x: 0, y: 200, width: 320, height: 100))
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(child)
      }
      override func viewDidLayoutSubviews() { child.frame.origin.y = top }
      var top: CGFloat = 200
    }
    let controller = Controller()
    let app = try start("iphone-5s", controller)
    #expect(controller.child.told == [])
    for top: CGFloat in [5, 200] {
      app.run {
        controller.top = top
        controller.view.setNeedsLayout()
      }
    }
    #expect(controller.child.told == [15, 0])
  }
}

extension UIEdgeInsets {
  fileprivate init(_ all: CGFloat) { self.init(top: all, left: all, bottom: all, right: all) }

  @Test("Margins set to the same value aren't a change") func sameMargins() {
    final class Told: UIView {
      var count = 0
      override func layoutMarginsDidChange() { count += 1 }
    }
    let view = Told()
    for _ in 0..<3 {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
    }
    #expect(view.count == 1)
  }
}
