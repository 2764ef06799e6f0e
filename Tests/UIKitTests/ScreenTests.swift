import Simulation
import Testing
import UIKit

/// Tests an app's screens over others; the front screen's fields are the phone's rows.
@MainActor @Suite struct ScreenTests {
  /// A list of the callbacks so far, in order.
  final class Log { var told: [String] = [] }

  /// A controller with fields in a scroll view that logs its callbacks.
  class Screen: UIViewController {
    let name: String
    let scrollView = UIScrollView()
    let fields: [UITextField]
    private let log: Log

    init(_ name: String, fieldCount: Int, _ log: Log = Log()) {
      self.log = log
      self.name = name
      fields = (0..<fieldCount).map { number in
        let field = UITextField(
          frame: CGRect(x: 20, y: 400 + 60 * CGFloat(number), width: 200, height: 40))
        field.placeholder = "\(name) \(number)"
        return field
      }
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: 320, height: 1000)
      view.addSubview(scrollView)
      for field in fields { scrollView.addSubview(field) }
    }

    override func viewWillAppear(_ animated: Bool) { log.told.append("\(name) willAppear") }
    override func viewDidAppear(_ animated: Bool) { log.told.append("\(name) didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.told.append("\(name) willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.told.append("\(name) didDisappear") }
  }

  private let log: Log
  private let first: Screen
  private let second: Screen
  private let stack: UINavigationController
  private let app: SimulatedApp

  init() throws {
    log = Log()
    first = Screen("first", fieldCount: 1, log)
    second = Screen("second", fieldCount: 3, log)
    let stack = UINavigationController(rootViewController: first)
    self.stack = stack
    app = try .showing(stack, on: "iphone-5s").settled()
    log.told = []
  }

  private func run(_ body: () -> Void) {
    app.runAndSettle(body)
  }

  /// The order of callbacks is from wangling.me, "The inconsistent order of view transition
  /// events".
  @Test(
    "A pushed screen's fields become the phone's rows, and a pop restores the screen below",
    arguments: [false, true]) func pushedScreen(popsByHand: Bool)
  {
    run {
      _ = first.fields[0].becomeFirstResponder()
      first.scrollView.contentOffset.y = 150
      first.scrollView.contentInset.bottom = 30
    }
    #expect(app.phone.fields.count == 1)
    run { stack.pushViewController(second, animated: true) }
    #expect(
      log.told == [
        "first willDisappear", "second willAppear", "first didDisappear", "second didAppear",
      ])
    #expect(app.phone.fields.count == 3)
    #expect(app.phone.obstacle == nil)
    #expect(!app.phone.keyboard.isVisible)
    #expect(app.phone.contentOffset.y == 0)
    #expect(AppObserver(app).screenNumber == 1)
    // The covered screen keeps its state, and its code can still change it.
    #expect(first.scrollView.contentOffset.y == 150)
    first.scrollView.contentInset.bottom = 40
    #expect(app.phone.contentInset.bottom == 0)

    run { _ = second.fields[2].becomeFirstResponder() }
    #expect(app.phone.firstResponder == 2)
    #expect(app.phone.keyboard.isVisible)
    #expect(second.fields[2].isFirstResponder)
    log.told = []
    if popsByHand {
      app.settle { $0.pop() }
    } else {
      run { stack.popViewController(animated: true) }
    }
    #expect(
      log.told == [
        "second willDisappear", "first willAppear", "second didDisappear", "first didAppear",
      ])
    #expect(stack.viewControllers == [first])
    #expect(app.phone.fields.count == 1)
    #expect(app.phone.obstacle == nil)
    #expect(app.phone.contentInset.bottom == 40)
    // The field that had the keyboard gets it back.
    #expect(first.fields[0].isFirstResponder)
    #expect(app.phone.keyboard.isVisible)
  }

  @Test("A swipe back holds the transition, and its end takes 0.35 seconds") func swipeBack() {
    run { stack.pushViewController(second, animated: true) }
    log.told = []
    app.settle { $0.beginPop() }
    #expect(log.told == ["second willDisappear"])
    app.settle { $0.cancelPop() }
    #expect(log.told == ["second willDisappear", "second willAppear", "second didAppear"])
    log.told = []
    app.perform {
      $0.beginPop()
      $0.settle()
      $0.pop()
    }
    #expect(log.told == ["second willDisappear", "first willAppear"])
    app.perform { $0.advance(by: 0.35) }
    #expect(
      log.told == [
        "second willDisappear", "first willAppear", "second didDisappear", "first didAppear",
      ])
    #expect(app.phone.fields.count == 1)
  }

  /// The order of callbacks is from remkoh.dev, "UIViewController lifecycle in a StoryBoard".
  @Test("A presented screen's fields become the phone's rows until the dismissal")
  func presentedScreen() {
    run { _ = first.fields[0].becomeFirstResponder() }
    second.modalPresentationStyle = .fullScreen
    run { first.present(second, animated: true) }
    #expect(
      log.told == [
        "first willDisappear", "second willAppear", "second didAppear", "first didDisappear",
      ])
    #expect(app.phone.fields.count == 3)
    #expect(!app.phone.scene.chrome.hasNavigationBar)
    run { _ = second.fields[0].becomeFirstResponder() }
    log.told = []
    run { second.dismiss(animated: true) }
    #expect(
      log.told == [
        "second willDisappear", "first willAppear", "first didAppear", "second didDisappear",
      ])
    #expect(app.phone.fields.count == 1)
    #expect(app.phone.scene.chrome.hasNavigationBar)
    #expect(first.fields[0].isFirstResponder)
  }

  @Test(
    "Dismissing a presented stack returns to its presenter from any of its screens",
    arguments: [false, true]) func presentedStack(isClosedByHand: Bool)
  {
    let presented = UINavigationController(rootViewController: second)
    let third = Screen("third", fieldCount: 2, log)
    presented.modalPresentationStyle = .fullScreen
    run { first.present(presented, animated: true) }
    run { presented.pushViewController(third, animated: true) }
    #expect(app.phone.fields.count == 2)
    #expect(!app.phone.isPresented)
    if isClosedByHand {
      run { presented.popViewController(animated: true) }
      #expect(app.phone.isPresented)
      app.settle { $0.close() }
    } else {
      run { third.dismiss(animated: true) }
    }
    #expect(app.phone.fields.count == 1)
    #expect(app.phone.obstacle == nil)
    #expect(!app.phone.isPresented)
    #expect(first.presentedViewController == nil)
    #expect(
      log.told.suffix(2) == [
        "first didAppear", isClosedByHand ? "second didDisappear" : "third didDisappear",
      ])
  }

  @Test("A covered screen has the new size after a rotation") func rotationBelow() {
    first.scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    second.scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    run { stack.pushViewController(second, animated: true) }
    app.settle { $0.rotate(to: .landscapeLeft) }
    #expect(second.view.bounds.width == 568)
    run { stack.popViewController(animated: true) }
    #expect(first.view.bounds.width == 568)
    #expect(first.scrollView.frame.width == 568)
  }

  @Test("Another tab's fields become the phone's rows") func anotherTab() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      Screen("left", fieldCount: 2, log), Screen("right", fieldCount: 4, log),
    ]
    let app = try SimulatedApp.showing(tabs, on: "iphone-5s").settled()
    #expect(app.phone.fields.count == 2)
    log.told = []
    app.runAndSettle { tabs.selectedIndex = 1 }
    #expect(app.phone.fields.count == 4)
    #expect(
      log.told == [
        "right willAppear", "left willDisappear", "left didDisappear", "right didAppear",
      ])
  }

  @Test("A screen presented when the first one appears becomes the form") func presentedAtOnce()
    throws
  {
    final class Welcome: Screen {
      let login = Screen("login", fieldCount: 2)
      override func viewDidAppear(_ animated: Bool) {
        login.modalPresentationStyle = .fullScreen
        if presentedViewController == nil { present(login, animated: false) }
      }
    }
    let welcome = Welcome("welcome", fieldCount: 0)
    let app = try SimulatedApp.showing(welcome, on: "iphone-5s").settled()
    #expect(app.phone.fields.count == 2)
    app.run { _ = welcome.login.fields[1].becomeFirstResponder() }
    #expect(app.phone.firstResponder == 1)
  }
}
