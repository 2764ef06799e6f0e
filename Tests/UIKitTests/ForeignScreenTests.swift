import Simulation
import Testing
import UIKit

/// Tests screens from other people's apps that were once simulated incorrectly.
@MainActor @Suite struct ForeignScreenTests {
  private func start(_ controller: UIViewController) throws -> SimulatedApp {
    try .showing(controller, on: "iphone-16")
  }

  /// A controller with a stack of ten fields in a scroll view.
  ///
  /// No constraint determines the content's width.
  private final class Stacked: UIViewController {
    let scrollView = UIScrollView()
    let stack = UIStackView()
    var layoutCount = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      for view in [scrollView, stack] as [UIView] {
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      stack.axis = .vertical
      stack.spacing = 100
      view.addSubview(scrollView)
      scrollView.addSubview(stack)
      let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
      NSLayoutConstraint.activate([
        scrollView.topAnchor.constraint(equalTo: view.topAnchor),
        scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
        stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
        stack.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: 16),
        stack.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -16),
      ])
      for _ in 0..<10 {
        let field = UITextField()
        field.heightAnchor.constraint(equalToConstant: 40).isActive = true
        stack.addArrangedSubview(field)
      }
    }

    override func viewDidLayoutSubviews() { layoutCount += 1 }
  }

  /// The phone's table once set its own width as a new content size, a hundred times in each turn.
  @Test("Layout settles in a few passes when constraints leave the content's width open")
  func layoutEnds() throws {
    let stacked = Stacked()
    let app = try start(stacked)
    #expect(app.phone.fields.count == 10)
    #expect(stacked.scrollView.contentSize == CGSize(width: 0, height: 20 + 10 * 40 + 9 * 100 + 20))
    #expect(stacked.layoutCount < 10)
    let before = stacked.layoutCount
    app.settle { $0.beginEditing(row: 9) }
    #expect(stacked.layoutCount - before < 10)
  }

  @Test("Layout ends even if each pass requests and runs another one") func nestedLayout() throws {
    final class Eager: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UITextField(frame: CGRect(x: 16, y: 100, width: 200, height: 40)))
      }

      override func viewDidLayoutSubviews() {
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
    }
    let app = try start(Eager())
    #expect(app.phone.fields.count == 1)
    app.settle { $0.beginEditing(row: 0) }
    #expect(app.phone.keyboard.isVisible)
  }

  @Test("onceForApp creates a new object for each started app") func objectPerApp() throws {
    final class Manager: NSObject {
      let number: Int
      init(_ number: Int) { self.number = number }
    }
    var count = 0
    func shared() -> Manager {
      onceForApp {
        count += 1
        return Manager(count)
      }
    }
    let first = try start(UIViewController())
    #expect(shared().number == 1)
    #expect(shared().number == 1)
    _ = try start(UIViewController())
    #expect(shared().number == 2)
    #expect(shared().number == 2)
    first.run { #expect(shared().number == 1) }
  }

  @Test("A variable with EachStart has its initial value in each started app") func variablePerApp()
    throws
  {
    @MainActor enum Keyboard {
      @EachStart static var height: CGFloat = 0 { didSet { changes += 1 } }
      @EachStart static var changes = 0
      @EachStart static var views: [UIView] = []
      @EachStart static var active: UIView?
    }
    let first = try start(UIViewController())
    Keyboard.height += 216
    Keyboard.views.append(UIView())
    Keyboard.active = UIView()
    #expect(Keyboard.height == 216)
    #expect(Keyboard.changes == 1)
    _ = try start(UIViewController())
    #expect(Keyboard.height == 0)
    #expect(Keyboard.changes == 0)
    #expect(Keyboard.views.isEmpty)
    #expect(Keyboard.active == nil)
    first.run { #expect(Keyboard.height == 216) }
  }

  @Test("A field beside a scroll view without fields is a row of the phone")
  func fieldBesideScrollView() throws {
    final class Chat: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 700)))
        view.addSubview(UITextField(frame: CGRect(x: 16, y: 760, width: 361, height: 40)))
      }
    }
    let app = try start(Chat())
    #expect(app.phone.fields.count == 1)
    #expect(app.phone.convertToScreen(fromTable: app.phone.rect(forRow: 0)).minY == 760)
  }

  @Test("A tap on an enabled button sends its primary action") func primaryAction() throws {
    final class Buttons: UIViewController {
      var told = 0
      let button = UIButton(frame: CGRect(x: 16, y: 100, width: 100, height: 44))

      override func viewDidLoad() {
        super.viewDidLoad()
        button.addAction(
          UIAction { [unowned self] _ in told += 1 }, for: .primaryActionTriggered)
        view.addSubview(button)
      }
    }
    let buttons = Buttons()
    let app = try start(buttons)
    app.perform { $0.tap(CGPoint(x: 60, y: 120)) }
    #expect(buttons.told == 1)
    buttons.button.isEnabled = false
    app.perform { $0.tap(CGPoint(x: 60, y: 120)) }
    #expect(buttons.told == 1)
  }

  @Test("Self-sizing rows follow their constraints, also after an update") func selfSizingRows()
    throws
  {
    final class Rows: FieldRows {
      var height: CGFloat = 80
      var constraints: [NSLayoutConstraint] = []

      override var count: Int { 3 }

      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let field = UITextField()
        field.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(field)
        guard indexPath.row > 0 else { return cell }
        let content = cell.contentView
        constraints.append(
          field.heightAnchor.constraint(equalToConstant: indexPath.row == 1 ? height : 10))
        NSLayoutConstraint.activate([
          field.topAnchor.constraint(equalTo: content.topAnchor, constant: 6),
          field.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -6),
          field.leadingAnchor.constraint(equalTo: content.leadingAnchor),
          field.trailingAnchor.constraint(equalTo: content.trailingAnchor),
          constraints[constraints.count - 1],
        ])
        return cell
      }
    }
    let rows = Rows()
    let app = try start(rows)
    #expect((0..<3).map { app.phone.rect(forRow: $0).height } == [44, 92, 44])
    app.run {
      rows.constraints[0].constant = 100
      rows.tableView.beginUpdates()
      rows.tableView.endUpdates()
    }
    #expect((0..<3).map { app.phone.rect(forRow: $0).height } == [44, 112, 44])
  }
}
