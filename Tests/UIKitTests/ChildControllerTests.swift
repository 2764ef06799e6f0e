import Simulation
import Testing
import UIKit

/// Tests the appearance callbacks of child controllers, whose views enter and leave the window.
@MainActor @Suite struct ChildControllerTests {
  /// A list of the callbacks so far, in order.
  final class Log { var told: [String] = [] }

  /// A controller that logs its callbacks and can run code in one callback.
  class Teller: UIViewController {
    let name: String
    let log: Log
    var forwards = true
    var action: (call: String, body: (Teller) -> Void)?

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func tell(_ call: String) {
      log.told.append("\(name) \(call)")
      guard let action, action.call == call else { return }
      self.action = nil
      action.body(self)
    }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
    override func viewDidLoad() { tell("didLoad") }
    override func viewWillAppear(_ animated: Bool) { tell("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { tell("isAppearing") }
    override func viewDidLayoutSubviews() { if action != nil { tell("didLayout") } }
    override func viewDidAppear(_ animated: Bool) { tell("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { tell("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { tell("didDisappear") }

    /// Adds a child controller as in Apple's "Creating a custom container view controller".
    func embed(_ child: UIViewController) {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  private let log = Log()
  private let parent: Teller
  private let child: Teller

  init() {
    parent = Teller("parent", log)
    child = Teller("child", log)
  }

  private func start(_ root: UIViewController) throws -> SimulatedApp {
    try .showing(root, on: "iphone-5s").settled()
  }

  private func told(_ app: SimulatedApp, _ body: () -> Void) -> [String] {
    log.told = []
    app.runAndSettle(body)
    return log.told
  }

  private static let coming = ["child willAppear", "child isAppearing", "child didAppear"]
  private static let going = ["child willDisappear", "child didDisappear"]

  @Test("A child added later gets appearance callbacks with its view", arguments: [false, true])
  func addedLater(leavesParentFirst: Bool) throws {
    let app = try start(parent)
    #expect(told(app) { parent.embed(child) } == ["child didLoad"] + Self.coming)
    let removed = told(app) {
      child.willMove(toParent: nil)
      if leavesParentFirst { child.removeFromParent() }
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(removed == Self.going)
    #expect(told(app) { parent.embed(child) } == Self.coming)
  }

  @Test(
    "A child added while its parent appears gets the parent's remaining callbacks",
    arguments: [
      (
        "didLoad",
        [
          "parent didLoad", "child didLoad", "parent willAppear", "child willAppear",
          "parent isAppearing", "child isAppearing", "child didAppear", "parent didAppear",
        ]
      ),
      (
        "willAppear",
        [
          "parent didLoad", "parent willAppear", "child didLoad", "child willAppear",
          "parent isAppearing", "child isAppearing", "child didAppear", "parent didAppear",
        ]
      ),
      (
        "isAppearing",
        [
          "parent didLoad", "parent willAppear", "parent isAppearing", "child didLoad",
          "child willAppear", "child isAppearing", "child didAppear", "parent didAppear",
        ]
      ),
      (
        "didLayout",
        [
          "parent didLoad", "parent willAppear", "parent isAppearing", "parent didLayout",
          "child didLoad", "child willAppear", "child isAppearing", "child didAppear",
          "parent didAppear",
        ]
      ),
      (
        "didAppear",
        [
          "parent didLoad", "parent willAppear", "parent isAppearing", "parent didAppear",
          "child didLoad", "child willAppear", "child isAppearing", "child didAppear",
        ]
      ),
    ]) func addedDuringAppearance(call: String, expected: [String]) throws
  {
    parent.action = (call, { [child] in $0.embed(child) })
    _ = try start(parent)
    #expect(log.told.filter { $0 != "parent didLayout" || call == "didLayout" } == expected)
  }

  @Test("A child whose view isn't in the tree gets no appearance callbacks") func withoutView()
    throws
  {
    parent.addChild(child)
    child.loadViewIfNeeded()
    let app = try start(parent)
    #expect(!log.told.contains { Self.coming.contains($0) })
    #expect(told(app) { parent.view.addSubview(child.view) } == Self.coming)
    #expect(told(app) { child.view.removeFromSuperview() } == Self.going)
  }

  @Test("A controller without a parent gets appearance callbacks with its view")
  func withoutParent() throws {
    let app = try start(parent)
    child.loadViewIfNeeded()
    #expect(told(app) { parent.view.addSubview(child.view) } == Self.coming)
    #expect(told(app) { child.view.removeFromSuperview() } == Self.going)
  }

  @Test("Moving a child's view within the window sends no appearance callbacks") func wrapperView()
    throws
  {
    let app = try start(parent)
    let (first, second) = (UIView(), UIView())
    parent.addChild(child)
    first.addSubview(child.view)
    parent.view.addSubview(second)
    #expect(told(app) { parent.view.addSubview(first) } == Self.coming)
    #expect(told(app) { second.addSubview(child.view) } == [])
    #expect(told(app) { parent.view.insertSubview(child.view, belowSubview: first) } == [])
    #expect(told(app) { parent.view.insertSubview(child.view, at: 0) } == [])
    #expect(told(app) { first.addSubview(child.view) } == [])
    #expect(told(app) { first.removeFromSuperview() } == Self.going)
  }

  @Test("A nested child gets appearance callbacks together with its parent") func nestedChild()
    throws
  {
    let app = try start(parent)
    let inner = Teller("inner", log)
    child.embed(inner)
    #expect(
      told(app) { parent.embed(child) } == [
        "child willAppear", "inner willAppear", "child isAppearing", "inner isAppearing",
        "inner didAppear", "child didAppear",
      ])
    #expect(
      told(app) { child.view.removeFromSuperview() } == [
        "child willDisappear", "inner willDisappear", "inner didDisappear", "child didDisappear",
      ])
  }

  @Test("A parent that forwards appearance callbacks itself decides when its child gets them")
  func manualForwarding() throws {
    parent.forwards = false
    parent.action = ("didLoad", { [child] in $0.embed(child) })
    let app = try start(parent)
    #expect(!log.told.contains { Self.coming.contains($0) })
    #expect(told(app) { child.view.removeFromSuperview() } == [])
    #expect(
      told(app) {
        child.beginAppearanceTransition(true, animated: false)
        log.told.append("between")
        parent.view.addSubview(child.view)
        child.endAppearanceTransition()
      } == ["child willAppear", "between", "child isAppearing", "child didAppear"])
    #expect(
      told(app) {
        child.beginAppearanceTransition(false, animated: false)
        child.view.removeFromSuperview()
        log.told.append("between")
        child.endAppearanceTransition()
      } == ["child willDisappear", "between", "child didDisappear"])
  }

  @Test("A child disappears and appears with its parent's screen") func pushedScreen() throws {
    let stack = UINavigationController(rootViewController: parent)
    let app = try start(stack)
    app.run { parent.embed(child) }
    let next = UIViewController()
    #expect(
      told(app) { stack.pushViewController(next, animated: true) } == [
        "parent willDisappear", "child willDisappear", "child didDisappear",
        "parent didDisappear",
      ])
    #expect(
      told(app) { stack.popViewController(animated: true) } == [
        "parent willAppear", "child willAppear", "parent isAppearing", "child isAppearing",
        "child didAppear", "parent didAppear",
      ])
  }

  @Test("A new root controller replaces the former one in the window") func anotherRoot() throws {
    let app = try start(parent)
    child.loadViewIfNeeded()
    #expect(
      told(app) { parent.view.window?.rootViewController = child } == [
        "parent willDisappear", "child willAppear", "child isAppearing", "parent didDisappear",
        "child didAppear",
      ])
    #expect(parent.view.superview == nil)
  }

  /// A tab bar controller that sets its controllers in `viewDidLoad`.
  final class Tabs: UITabBarController {
    let log: Log
    let tabs: [UIViewController]

    init(_ log: Log, _ tabs: [UIViewController]) {
      (self.log, self.tabs) = (log, tabs)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      log.told.append("tabs didLoad")
      viewControllers = tabs
    }
    override func viewWillAppear(_ animated: Bool) { log.told.append("tabs willAppear") }
    override func viewDidAppear(_ animated: Bool) { log.told.append("tabs didAppear") }
  }

  @Test("The views of tabs load before any controller appears", arguments: [false, true]) func tabs(
    areStacked: Bool
  ) throws {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    child.action = ("didLoad", { $0.view.addSubview(field) })
    let first = areStacked ? UINavigationController(rootViewController: child) : child
    let app = try start(Tabs(log, [first, parent]))
    #expect(
      log.told == [
        "tabs didLoad", "child didLoad", "tabs willAppear", "child willAppear",
        "child isAppearing", "child didAppear", "tabs didAppear",
      ])
    #expect(app.phone.fields.count == 1)
    app.run { _ = field.becomeFirstResponder() }
    #expect(app.phone.firstResponder == 0)
  }

  @Test("A presented tab bar controller loads its tabs before they appear") func presentedTabs()
    throws
  {
    let app = try start(parent)
    let tabs = Tabs(log, [child])
    tabs.modalPresentationStyle = .fullScreen
    #expect(
      told(app) { parent.present(tabs, animated: true) } == [
        "tabs didLoad", "parent willDisappear", "child didLoad", "tabs willAppear",
        "child willAppear", "child isAppearing", "child didAppear", "tabs didAppear",
        "parent didDisappear",
      ])
  }

  @Test("A page with other fields counts as a new screen, and an added field doesn't")
  func replacedPage() throws {
    func page(_ labels: [String]) -> UIViewController {
      let page = UIViewController()
      for (number, label) in labels.enumerated() {
        let field = UITextField(frame: CGRect(x: 20, y: 50 * number, width: 200, height: 40))
        field.placeholder = label
        page.view.addSubview(field)
      }
      return page
    }
    let (container, first, second) = (UIViewController(), page(["Name"]), page(["Street"]))
    container.addChild(first)
    container.view.addSubview(first.view)
    let app = try start(container)
    let number = AppObserver(app).screenNumber
    app.run {
      let more = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
      more.placeholder = "More"
      first.view.addSubview(more)
    }
    #expect(AppObserver(app).screenNumber == number)
    app.runAndSettle {
      container.addChild(second)
      container.transition(
        from: first, to: second, duration: 0.3, options: [], animations: nil,
        completion: { _ in first.removeFromParent() })
    }
    #expect(AppObserver(app).screenNumber == number + 1)
    let form = try #require(app.builtForm.map { String(decoding: $0, as: UTF8.self) })
    #expect(form.contains("Street"))
    #expect(!form.contains("Name\""))
  }
}
