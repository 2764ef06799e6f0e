import Simulation
import Testing
import UIKit

/// Tests the order of callbacks in navigation stacks, tabs and an app's own containers.
///
/// For a stack and its delegate it comes from "UIViewController Life Cycle" (vastdevblog.vast.com)
/// and arm1.ru's list. For tabs it comes from jianshu.com 28c6a69787a7, and for presentations from
/// remkoh.dev's "UIViewController lifecycle in a StoryBoard".
@MainActor @Suite struct ContainerOrderTests {
  /// A list of callbacks and delegate calls so far, which is also the delegate.
  final class Log: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    var told: [String] = []
    var allowsTabs = true

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { told.append("willShow \(viewController.title ?? "")\(animated ? " animated" : "")") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { told.append("didShow \(viewController.title ?? "")\(animated ? " animated" : "")") }
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      told.append("shouldSelect \(viewController.title ?? "")")
      return allowsTabs
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { told.append("didSelect \(viewController.title ?? "")") }
  }

  /// A controller with some fields, 1 by default, that logs its callbacks.
  final class Screen: UIViewController {
    private let log: Log
    private let fieldCount: Int

    init(_ title: String, _ log: Log, fieldCount: Int = 1) {
      (self.log, self.fieldCount) = (log, fieldCount)
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    private func tell(_ call: String) { log.told.append("\(title ?? "") \(call)") }

    override func viewDidLoad() {
      tell("didLoad")
      for number in 0..<fieldCount {
        view.addSubview(
          UITextField(frame: CGRect(x: 20, y: 100 + 50 * CGFloat(number), width: 200, height: 40)))
      }
    }
    override func viewWillAppear(_ animated: Bool) {
      tell("willAppear\(isMovingToParent ? " in" : "")")
    }
    override func viewDidAppear(_ animated: Bool) { tell("didAppear") }
    override func viewWillDisappear(_ animated: Bool) {
      tell("willDisappear\(isMovingFromParent ? " out" : "")")
    }
    override func viewDidDisappear(_ animated: Bool) { tell("didDisappear") }
    override func willMove(toParent parent: UIViewController?) {
      tell("willMove \(parent == nil ? "out" : "in")")
    }
    override func didMove(toParent parent: UIViewController?) {
      tell("didMove \(parent == nil ? "out" : "in")")
    }
  }

  /// A navigation controller that logs its appearance callbacks.
  final class Stack: UINavigationController {
    var log: Log?
    override func viewWillAppear(_ animated: Bool) { log?.told.append("stack willAppear") }
    override func viewDidAppear(_ animated: Bool) { log?.told.append("stack didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log?.told.append("stack willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log?.told.append("stack didDisappear") }
  }

  final class Tabs: UITabBarController {
    var log: Log?
    override func viewWillAppear(_ animated: Bool) { log?.told.append("tabs willAppear") }
    override func viewDidAppear(_ animated: Bool) { log?.told.append("tabs didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log?.told.append("tabs willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log?.told.append("tabs didDisappear") }
  }

  private let log = Log()
  private let a: Screen
  private let b: Screen
  private let c: Screen

  init() {
    a = Screen("a", log)
    b = Screen("b", log, fieldCount: 2)
    c = Screen("c", log, fieldCount: 3)
  }

  private func start(_ root: UIViewController) throws -> SimulatedApp {
    try .showing(root, on: "iphone-16").settled()
  }

  private func told(_ app: SimulatedApp, _ body: () -> Void) -> [String] {
    log.told = []
    app.runAndSettle(body)
    return log.told
  }

  private func told(
    _ app: SimulatedApp, byHand action: (inout Simulator<AppObserver>) -> Void
  ) -> [String] {
    log.told = []
    app.settle { action(&$0) }
    return log.told
  }

  private func stack(_ controllers: UIViewController...) -> UINavigationController {
    let stack = UINavigationController()
    stack.delegate = log
    stack.viewControllers = controllers
    return stack
  }

  @Test("A navigation stack's delegate calls come between the controllers' callbacks")
  func pushAndPop() throws {
    let stack = stack(a)
    let app = try start(stack)
    #expect(
      log.told == [
        "a willMove in", "a didMove in", "a didLoad", "a willAppear in", "willShow a",
        "a didAppear", "didShow a",
      ])
    #expect(
      told(app) { stack.pushViewController(b, animated: true) } == [
        "b willMove in", "b didLoad", "a willDisappear", "b willAppear in", "willShow b animated",
        "a didDisappear", "b didAppear", "didShow b animated", "b didMove in",
      ])
    let popped = [
      "b willMove out", "b willDisappear out", "a willAppear", "willShow a animated",
      "b didDisappear", "a didAppear", "didShow a animated", "b didMove out",
    ]
    #expect(told(app) { stack.popViewController(animated: true) } == popped)
    app.runAndSettle { stack.pushViewController(b, animated: false) }
    #expect(told(app, byHand: { $0.pop() }) == popped)
    #expect(app.phone.fields.count == 1)
  }

  @Test(
    "Popping several screens sends no appearance callbacks to those in between",
    arguments: ["root", "controller"]) func popSeveral(way: String) throws
  {
    let stack = stack(a)
    let app = try start(stack)
    for controller in [b, c] {
      app.runAndSettle { stack.pushViewController(controller, animated: false) }
    }
    var popped: [UIViewController]?
    let calls = told(app) {
      popped =
        way == "root"
        ? stack.popToRootViewController(animated: false)
        : stack.popToViewController(a, animated: false)
    }
    #expect(
      calls == [
        "b willMove out", "b didMove out", "c willMove out", "c willDisappear out",
        "a willAppear", "willShow a", "c didDisappear", "a didAppear", "didShow a",
        "c didMove out",
      ])
    #expect(popped == [b, c])
    #expect(stack.viewControllers == [a])
    #expect(app.phone.fields.count == 1)
    #expect(app.phone.obstacle == nil)
    #expect(told(app) { _ = stack.popToRootViewController(animated: true) } == [])
  }

  @Test(
    "Popping from an initial stack of two shows the lower controller for the first time",
    arguments: [false, true]) func initialStack(isPoppedByHand: Bool) throws
  {
    let stack = stack(a, b)
    let app = try start(stack)
    #expect(app.phone.fields.count == 2)
    let calls =
      isPoppedByHand
      ? told(app, byHand: { $0.pop() })
      : told(app) { stack.popViewController(animated: true) }
    #expect(
      calls == [
        "b willMove out", "b willDisappear out", "a didLoad", "a willAppear",
        "willShow a animated", "b didDisappear", "a didAppear", "didShow a animated",
        "b didMove out",
      ])
    #expect(app.phone.fields.count == 1)
    #expect(app.phone.obstacle == nil)
    #expect(told(app) { stack.popViewController(animated: true) } == [])
  }

  @Test("A controller that stays in a changed stack gets no callbacks") func setViewControllers()
    throws
  {
    let stack = stack(a)
    let app = try start(stack)
    app.runAndSettle { stack.pushViewController(b, animated: false) }
    #expect(
      told(app) { stack.setViewControllers([a, c], animated: true) } == [
        "b willMove out", "c willMove in", "c didLoad", "b willDisappear out", "c willAppear in",
        "willShow c animated", "b didDisappear", "c didAppear", "didShow c animated",
        "b didMove out", "c didMove in",
      ])
    #expect(app.phone.fields.count == 3)
    #expect(
      told(app) { stack.popViewController(animated: false) }.filter { $0.hasPrefix("a") } == [
        "a willAppear", "a didAppear",
      ])
    #expect(app.phone.fields.count == 1)
    #expect(app.phone.obstacle == nil)
  }

  @Test("Selecting a tab in code sends callbacks to both controllers") func tabs() throws {
    let tabs = UITabBarController()
    tabs.delegate = log
    tabs.viewControllers = [a, b]
    let app = try start(tabs)
    #expect(
      told(app) { tabs.selectedIndex = 1 } == [
        "b didLoad", "b willAppear", "a willDisappear", "a didDisappear", "b didAppear",
      ])
    #expect(
      told(app) { tabs.selectedViewController = a } == [
        "a willAppear", "b willDisappear", "b didDisappear", "a didAppear",
      ])
    #expect(told(app) { tabs.selectedIndex = 7 } == [])
    #expect(tabs.selectedIndex == 0)
  }

  /// Each of two tabs is half as wide as the screen's 393 points.
  ///
  /// The tab bar is the screen's last 83 points, of 852.
  @Test("Tapping a tab asks the delegate, and a second tap pops its stack") func tappedTab() throws
  {
    let tabs = UITabBarController()
    tabs.delegate = log
    let stack = stack(b)
    (a.title, stack.title) = ("a", "Second")
    tabs.viewControllers = [a, stack]
    let app = try start(tabs)
    let place = AppObserver(app).place(ofItem: "second", on: app.phone)
    #expect(place == CGPoint(x: 294.75, y: 810.5))
    let point = try #require(place)
    #expect(
      told(app, byHand: { $0.tap(point) }) == [
        "shouldSelect Second", "b didLoad", "b willAppear in", "willShow b", "a willDisappear",
        "didSelect Second", "a didDisappear", "b didAppear", "didShow b",
      ])
    app.runAndSettle { stack.pushViewController(c, animated: false) }
    // A second tap pops to the stack's first controller.
    #expect(told(app, byHand: { $0.tap(point) }).contains("c didDisappear"))
    #expect(stack.viewControllers == [b])
    log.allowsTabs = false
    #expect(told(app, byHand: { $0.tap(CGPoint(x: 20, y: 800)) }) == ["shouldSelect a"])
    #expect(tabs.selectedIndex == 1)
  }

  /// Which tab is selected comes from the reference of UITabBarController.viewControllers.
  @Test(
    "New tabs keep the selected controller, its index, or the first",
    arguments: [
      (1, ["c", "b"], 1, [String]()),
      (1, ["b", "a"], 0, []),
      (1, ["a", "c"], 1, ["b willMove out", "c willMove in", "c didLoad", "c willAppear"]),
      (1, ["c"], 0, ["a willMove out", "b willMove out", "c willMove in", "c didLoad"]),
    ]) func setTabs(
      selected: Int, names: [String], expected: Int, first calls: [String]
    ) throws
  {
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    tabs.selectedIndex = selected
    let app = try start(tabs)
    let new = names.compactMap { name in [a, b, c].first { $0.title == name } }
    let told = told(app) { tabs.setViewControllers(new, animated: false) }
    #expect(tabs.selectedIndex == expected)
    #expect(Array(told.prefix(calls.count)) == calls)
    #expect(told.contains("b willDisappear") == !calls.isEmpty)
    #expect(app.phone.fields.count == (calls.isEmpty ? 2 : 3))
    #expect(told.filter { $0 == "c didMove in" }.count == (names.contains("c") ? 1 : 0))
  }

  @Test("Containers get appearance callbacks if their whole screen is covered, but not for a push")
  func coveredContainers() throws {
    let (stack, tabs) = (Stack(rootViewController: a), Tabs())
    tabs.viewControllers = [stack, c]
    let app = try start(tabs)
    (stack.log, tabs.log) = (log, log)
    let gone = [
      "tabs willDisappear", "stack willDisappear", "a willDisappear", "a didDisappear",
      "stack didDisappear", "tabs didDisappear",
    ]
    let back = [
      "tabs willAppear", "stack willAppear", "a willAppear", "a didAppear", "stack didAppear",
      "tabs didAppear",
    ]
    #expect(told(app, byHand: { $0.present(.fullScreen, hasField: false) }) == gone)
    #expect(tabs.view.window == nil)
    #expect(told(app, byHand: { $0.close() }) == back)
    #expect(tabs.view.window != nil)
    #expect(told(app, byHand: { $0.push() }) == ["a willDisappear", "a didDisappear"])
    #expect(told(app, byHand: { $0.pop() }) == ["a willAppear", "a didAppear"])
    b.modalPresentationStyle = .fullScreen
    let presented = told(app) { a.present(b, animated: true) }
    let covering: [String] =
      ["b didLoad"] + gone[..<3] + ["b willAppear", "b didAppear"] + gone[3...]
    #expect(presented == covering)
    #expect(tabs.view.window == nil)
    let dismissed = told(app) { b.dismiss(animated: true) }
    #expect(dismissed == ["b willDisappear"] + back + ["b didDisappear"])
    #expect(tabs.view.window != nil)
    #expect(app.phone.fields.count == 1)
    // The stack disappears with its tab.
    let other = told(app) { tabs.selectedIndex = 1 }
    #expect(
      other == [
        "c didLoad", "c willAppear", "stack willDisappear", "a willDisappear", "a didDisappear",
        "stack didDisappear", "c didAppear",
      ])
    #expect(
      told(app) { tabs.selectedIndex = 0 } == [
        "stack willAppear", "a willAppear", "c willDisappear", "c didDisappear", "a didAppear",
        "stack didAppear",
      ])
  }

  @Test("A tab selected below a presented screen appears after the dismissal") func coveredTab()
    throws
  {
    let tabs = UITabBarController()
    tabs.viewControllers = [a, c]
    let app = try start(tabs)
    b.modalPresentationStyle = .fullScreen
    app.runAndSettle { a.present(b, animated: false) }
    #expect(told(app) { tabs.selectedIndex = 1 } == [])
    #expect(app.phone.fields.count == 2)
    #expect(
      told(app) { tabs.dismiss(animated: false) } == [
        "b willDisappear", "c didLoad", "c willAppear", "c didAppear", "b didDisappear",
      ])
    #expect(app.phone.fields.count == 3)
    #expect(app.phone.obstacle == nil)
  }

  @Test(
    "A transition between children keeps the old view until the animation ends",
    arguments: [0, 0.5]) func childTransition(duration: Double) throws
  {
    let parent = UIViewController()
    let app = try start(parent)
    app.run {
      parent.addChild(a)
      parent.view.addSubview(a.view)
      a.didMove(toParent: parent)
    }
    log.told = []
    app.runAndSettle {
      a.willMove(toParent: nil)
      parent.addChild(c)
      parent.transition(from: a, to: c, duration: duration) { [log] in
        log.told.append("animations")
      } completion: { [log, a, c] in
        log.told.append("completion \($0)")
        a.removeFromParent()
        c.didMove(toParent: parent)
      }
      #expect(a.view.superview === parent.view)
      #expect(c.view.superview === parent.view)
    }
    #expect(
      log.told == [
        "a willMove out", "c willMove in", "c didLoad", "a willDisappear", "c willAppear",
        "animations", "a didDisappear", "c didAppear", "completion true", "a didMove out",
        "c didMove in",
      ])
    #expect(a.view.superview == nil)
    #expect(app.phone.fields.count == 3)
  }

  /// The reference of addChild(_:) says that the child is removed from its former parent.
  @Test("A child added to another controller leaves its former parent") func adoptedChild() {
    let (first, second) = (UIViewController(), UIViewController())
    first.addChild(a)
    second.addChild(a)
    #expect(log.told == ["a willMove in", "a didMove out", "a willMove in"])
    #expect(first.children.isEmpty)
    #expect(a.parent === second)
  }

  @Test("A child removed while its parent appears gets no more callbacks of the appearance")
  func removedChild() throws {
    let stack = stack(b)
    let app = try start(stack)
    let parent = UIViewController()
    parent.addChild(a)
    parent.view.addSubview(a.view)
    a.didMove(toParent: parent)
    log.told = []
    app.runAndSettle {
      stack.pushViewController(parent, animated: true)
      a.willMove(toParent: nil)
      a.view.removeFromSuperview()
      a.removeFromParent()
    }
    #expect(
      log.told.filter { $0.hasPrefix("a") } == [
        "a willAppear", "a willMove out", "a willDisappear", "a didDisappear", "a didMove out",
      ])
  }

  /// A screen that logs whether it can animate alongside its transitions, and does so.
  final class Accompanied: UIViewController {
    var log: Log?

    private func accompany(_ name: String) {
      guard let coordinator = transitionCoordinator else {
        log?.told.append("\(name) alone")
        return
      }
      coordinator.animate { [log] _ in
        log?.told.append("beside \(name)")
      } completion: { [log] in
        log?.told.append("after \(name)\($0.isCancelled ? ", cancelled" : "")")
      }
    }

    override func viewWillAppear(_ animated: Bool) { accompany("coming") }
    override func viewDidAppear(_ animated: Bool) { log?.told.append("there") }
    override func viewWillDisappear(_ animated: Bool) { accompany("going") }
    override func viewDidDisappear(_ animated: Bool) { log?.told.append("gone") }
  }

  @Test("Alongside animations and their completions run with a screen transition") func alongside()
    throws
  {
    let stack = UINavigationController(rootViewController: UIViewController())
    let app = try start(stack)
    let screen = Accompanied()
    screen.log = log
    #expect(
      told(app) { stack.pushViewController(screen, animated: true) } == [
        "beside coming", "there", "after coming",
      ])
    #expect(screen.transitionCoordinator == nil)
    #expect(
      told(app) { stack.popViewController(animated: true) } == [
        "beside going", "gone", "after going",
      ])
    #expect(
      told(app) { stack.pushViewController(screen, animated: false) } == ["coming alone", "there"])
    #expect(told(app, byHand: { $0.beginPop() }) == ["beside going"])
    // A cancelled pop reverses without further alongside animations.
    #expect(
      told(app, byHand: { $0.cancelPop() }) == [
        "beside coming", "after going, cancelled", "after coming, cancelled", "there",
      ])
    #expect(told(app, byHand: { $0.pop() }) == ["beside going", "gone", "after going"])
  }
}
