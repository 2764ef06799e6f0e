import Simulation
import Testing
import UIKit

/// Tests the order of view hierarchy callbacks.
///
/// (From jianshu.com 681053cc48fd, e-com-net.com 5357521, and the methods' references.)
@MainActor @Suite struct ViewOrderTests {
  final class Log { var told: [String] = [] }

  /// A view that logs its callbacks.
  final class Plane: UIView {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { nil }

    private func tell(_ call: String) { log.told.append("\(name) \(call)") }
    private func name(_ view: UIView?) -> String { (view as? Plane)?.name ?? "none" }

    override func willMove(toSuperview newSuperview: UIView?) {
      tell("willMove to \(name(newSuperview))")
    }
    override func didMoveToSuperview() { tell("didMove to \(name(superview))") }
    override func willMove(toWindow newWindow: UIWindow?) {
      tell("willMove \(newWindow == nil ? "out of" : "into") window")
    }
    override func didMoveToWindow() { tell("is \(window == nil ? "out of" : "in") window") }
    override func didAddSubview(_ subview: UIView) { tell("has \(name(subview))") }
    override func willRemoveSubview(_ subview: UIView) { tell("loses \(name(subview))") }
    override func layoutSubviews() { tell("layout") }
    override func updateConstraints() {
      super.updateConstraints()
      tell("constraints")
    }
    override func tintColorDidChange() { tell("tint") }
  }

  private let log = Log()
  private let outer: Plane
  private let other: Plane
  private let inner: Plane
  private let leaf: Plane

  init() {
    outer = Plane("outer", log)
    other = Plane("other", log)
    inner = Plane("inner", log)
    leaf = Plane("leaf", log)
    inner.addSubview(leaf)
    log.told = []
  }

  private func start() throws -> SimulatedApp {
    let controller = UIViewController()
    let app = try SimulatedApp.showing(controller, on: "iphone-16")
    app.runAndSettle {
      controller.view.addSubview(outer)
      controller.view.addSubview(other)
    }
    log.told = []
    return app
  }

  private func told(_ body: () -> Void) -> [String] {
    log.told = []
    body()
    return log.told
  }

  @Test("Views outside of a window get their hierarchy callbacks in order") func withoutWindow() {
    #expect(
      told { outer.addSubview(inner) } == [
        "inner willMove to outer", "inner didMove to outer", "outer has inner",
      ])
    #expect(
      told { other.addSubview(inner) } == [
        "outer loses inner", "inner willMove to other", "inner didMove to other",
        "other has inner",
      ])
    #expect(
      told { inner.removeFromSuperview() } == [
        "other loses inner", "inner willMove to none", "inner didMove to none",
      ])
  }

  /// A moved view's subviews get the window callbacks too, but not the superview callbacks.
  @Test("Views that enter and leave a window get the window callbacks in order") func inWindow()
    throws
  {
    let app = try start()
    app.run {
      #expect(
        told { outer.addSubview(inner) } == [
          "inner willMove to outer", "inner willMove into window", "leaf willMove into window",
          "inner is in window", "leaf is in window", "inner didMove to outer", "outer has inner",
        ])
      // The view stays in the window, so it gets no window callbacks.
      #expect(
        told { other.insertSubview(inner, at: 0) } == [
          "outer loses inner", "inner willMove to other", "inner didMove to other",
          "other has inner",
        ])
      #expect(
        told { inner.removeFromSuperview() } == [
          "other loses inner", "inner willMove to none", "inner willMove out of window",
          "leaf willMove out of window", "inner is out of window", "leaf is out of window",
          "inner didMove to none",
        ])
    }
  }

  @Test("A view moved to a superview outside of the window leaves the window") func outOfWindow()
    throws
  {
    let app = try start()
    app.run {
      other.removeFromSuperview()
      outer.addSubview(leaf)
      #expect(
        told { other.addSubview(leaf) } == [
          "outer loses leaf", "leaf willMove to other", "leaf willMove out of window",
          "leaf is out of window", "leaf didMove to other", "other has leaf",
        ])
      #expect(!outer.subviews.contains(leaf))
    }
  }

  @Test("Reordering subviews sends no callbacks") func reorder() {
    let views = (0..<3).map { Plane("\($0)", log) }
    for view in views { outer.addSubview(view) }
    func order(_ body: () -> Void) -> [String] {
      #expect(told(body) == [])
      return outer.subviews.compactMap { ($0 as? Plane)?.name }
    }
    #expect(order { outer.insertSubview(views[2], at: 0) } == ["2", "0", "1"])
    #expect(order { outer.insertSubview(views[2], aboveSubview: views[0]) } == ["0", "2", "1"])
    #expect(order { outer.insertSubview(views[1], belowSubview: views[0]) } == ["1", "0", "2"])
    #expect(order { outer.addSubview(views[1]) } == ["0", "2", "1"])
    #expect(order { outer.insertSubview(views[0], at: 9) } == ["2", "1", "0"])
  }

  @Test("Constraint updates and layout of new views run in the same turn") func layout() throws {
    let app = try start()
    log.told = []
    app.run {
      outer.addSubview(inner)
      log.told = []
    }
    #expect(
      log.told == [
        "leaf constraints", "inner constraints", "outer constraints", "outer layout",
        "inner layout", "leaf layout",
      ])
  }

  /// The reference of tintColorDidChange says which views are told of a new tint color.
  @Test("A tint color applies to subviews without a tint of their own") func tint() {
    outer.addSubview(inner)
    #expect(leaf.tintColor == .systemBlue)
    #expect(told { outer.tintColor = .red } == ["outer tint", "inner tint", "leaf tint"])
    #expect(leaf.tintColor == .red)
    #expect(told { inner.tintColor = .green } == ["inner tint", "leaf tint"])
    #expect(told { outer.tintColor = .blue } == ["outer tint"])
    #expect(leaf.tintColor == .green)
    #expect(told { inner.tintColor = nil } == ["inner tint", "leaf tint"])
    #expect(leaf.tintColor == .blue)
    #expect(
      told { outer.tintAdjustmentMode = .dimmed } == ["outer tint", "inner tint", "leaf tint"])
  }
}
