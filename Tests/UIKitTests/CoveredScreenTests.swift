import Simulation
import Testing
import UIKit

/// Tests an app's screen: its callbacks when another screen covers it, and when it is added or
/// removed.
@MainActor @Suite struct CoveredScreenTests {
  final class Log { var told: [String] = [] }

  /// A controller that logs its callbacks, with a view that logs its window changes and layout.
  final class Screen: UIViewController {
    final class Plane: UIView {
      var log: Log?
      override func willMove(toWindow newWindow: UIWindow?) {
        log?.told.append("willMove \(newWindow != nil)")
      }
      override func didMoveToWindow() { log?.told.append("didMove \(window != nil)") }
    }

    let log: Log
    let name: String

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      let plane = Plane(frame: UIScreen.main.bounds)
      view = plane
      view.addSubview(UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40)))
      plane.log = log
    }

    private func tell(_ call: String, _ animated: Bool) {
      let passage =
        if isBeingPresented {
          " presented"
        } else if isBeingDismissed {
          " dismissed"
        } else if isMovingToParent {
          " in"
        } else {
          isMovingFromParent ? " out" : ""
        }
      log.told.append("\(name) \(call)\(animated ? " animated" : "")\(passage)")
    }

    override func viewWillAppear(_ animated: Bool) {
      tell("willAppear", animated)
      if view.window != nil { log.told.append("has a window") }
    }
    override func viewIsAppearing(_ animated: Bool) { tell("isAppearing", animated) }
    override func viewDidLayoutSubviews() { log.told.append("\(name) layout") }
    override func viewDidAppear(_ animated: Bool) { tell("didAppear", animated) }
    override func viewWillDisappear(_ animated: Bool) { tell("willDisappear", animated) }
    override func viewDidDisappear(_ animated: Bool) { tell("didDisappear", animated) }
    override func willMove(toParent parent: UIViewController?) {
      log.told.append("\(name) willMove to \(parent == nil ? "none" : "stack")")
    }
    override func didMove(toParent parent: UIViewController?) {
      log.told.append("\(name) didMove to \(parent == nil ? "none" : "stack")")
    }
  }

  private let log = Log()
  private let app: SimulatedApp
  private let first: Screen
  private let stack: UINavigationController

  init() throws {
    let first = Screen("first", log)
    let stack = UINavigationController(rootViewController: first)
    (self.first, self.stack) = (first, stack)
    app = try .showing(stack, on: "iphone-5s").settled()
  }

  @Test("The first screen gets its callbacks in UIKit's order") func firstScreen() {
    #expect(
      log.told == [
        "first willMove to stack", "first didMove to stack", "first willAppear in",
        "willMove true", "didMove true", "first isAppearing in", "first layout",
        "first didAppear in",
      ])
  }

  @Test(
    "A screen outside of the app's code removes the app's view from the window and returns it",
    arguments: ["push", "present"]) func foreignScreen(way: String)
  {
    log.told = []
    app.settle { way == "push" ? $0.push() : $0.present(.fullScreen, hasField: false) }
    #expect(
      log.told == [
        "first willDisappear animated", "willMove false", "didMove false",
        "first didDisappear animated",
      ])
    log.told = []
    app.settle { way == "push" ? $0.pop() : $0.close() }
    #expect(
      log.told.filter { $0 != "first layout" } == [
        "first willAppear animated", "willMove true", "didMove true", "first isAppearing animated",
        "first didAppear animated",
      ])
  }

  @Test(
    "A pushed and popped screen gets all its callbacks, even if nothing else holds it",
    arguments: [false, true]) func pushAndPop(isAnimated: Bool)
  {
    log.told = []
    let animated = isAnimated ? " animated" : ""
    app.runAndSettle { stack.pushViewController(Screen("second", log), animated: isAnimated) }
    #expect(
      log.told.filter { $0.hasPrefix("second") } == [
        "second willMove to stack", "second willAppear\(animated) in",
        "second isAppearing\(animated) in", "second layout", "second didAppear\(animated) in",
        "second didMove to stack",
      ])
    #expect(!log.told.contains("has a window"))
    log.told = []
    app.runAndSettle { _ = stack.popViewController(animated: isAnimated) }
    #expect(
      log.told.filter { $0.hasPrefix("second") } == [
        "second willMove to none", "second willDisappear\(animated) out",
        "second didDisappear\(animated) out", "second didMove to none",
      ])
    #expect(
      log.told.filter { $0.hasPrefix("first") && $0 != "first layout" } == [
        "first willAppear\(animated)", "first isAppearing\(animated)", "first didAppear\(animated)",
      ])
  }

  @Test("A presented screen knows in its callbacks that it is presented or dismissed")
  func presentAndDismiss() {
    log.told = []
    app.runAndSettle { first.present(Screen("second", log), animated: true) }
    #expect(
      log.told.filter { $0.hasPrefix("second") } == [
        "second willAppear animated presented", "second isAppearing animated presented",
        "second layout", "second didAppear animated presented",
      ])
    log.told = []
    app.runAndSettle { first.dismiss(animated: true) }
    #expect(
      log.told.filter { $0.hasPrefix("second") } == [
        "second willDisappear animated dismissed", "second didDisappear animated dismissed",
      ])
  }
}
