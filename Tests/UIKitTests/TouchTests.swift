import Simulation
import Testing
import UIKit

/// Touches as views, scroll views and controllers get them.
@MainActor @Suite struct TouchTests {
  final class ScrollView: UIScrollView {
    var asked: [String] = []
    var begins = true
    var cancels: Bool?

    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool {
      asked.append("begin \(type(of: view))")
      return begins
    }

    override func touchesShouldCancel(in view: UIView) -> Bool {
      asked.append("cancel \(type(of: view))")
      return cancels ?? super.touchesShouldCancel(in: view)
    }
  }

  /// A field and a button in a scroll view of 300 points, above a part of the view that is empty.
  final class Controller: UIViewController {
    let scrollView = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 40))
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 280, height: 100))
    var calls: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: 320, height: 600)
      scrollView.addSubview(field)
      scrollView.addSubview(button)
      view.addSubview(scrollView)
      field.addTarget(self, action: Selector("down", Controller.down), for: .touchDown)
      button.addTarget(self, action: Selector("press", Controller.press), for: .touchUpInside)
    }

    func down() { calls.append("down") }
    func press() { calls.append("press") }
    func lift(_ sender: UIButton, event: UIEvent) {
      calls.append("lift \(event.allTouches?.count ?? 0)")
    }
    func tap() { calls.append("tap") }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("began \(touches.first?.location(in: view).y ?? -1)")
      view.endEditing(true)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("ended")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("cancelled")
    }
  }

  private let controller = Controller()
  private let app: SimulatedApp

  init() throws {
    let controller = controller
    app = SimulatedApp.start(on: try .empty("iphone-5s")) { _ in controller }
  }

  private func tap(_ y: CGFloat) {
    app.perform {
      $0.tap(CGPoint(x: 160, y: y))
      $0.settle()
    }
  }

  private func drag() {
    app.perform {
      $0.drag(by: [-50])
      $0.settle()
    }
  }

  @Test func aTouchBesideTheFieldsReachesTheController() {
    tap(40)
    #expect(controller.field.isFirstResponder)
    #expect(controller.calls == ["down"])
    #expect(controller.scrollView.asked == ["begin UITextField"])
    tap(310)
    #expect(!controller.field.isFirstResponder)
    #expect(controller.calls == ["down", "began 310.0", "ended"])
  }

  @Test func aScrollViewKeepsWhatReachesIt() {
    tap(250)
    #expect(controller.calls == [])
    #expect(controller.scrollView.asked == [])
    tap(150)
    #expect(controller.calls == ["press"])
    #expect(controller.scrollView.asked == ["begin UIButton"])
  }

  /// A target with two arguments gets the event of the touch.
  @Test func aTargetGetsTheEvent() {
    controller.button.addTarget(
      controller, action: Selector("lift", Controller.lift), for: .touchUpInside)
    tap(150)
    #expect(controller.calls == ["press", "lift 1"])
  }

  @Test func whatIsNotHandedOnIsNotTouched() {
    controller.scrollView.begins = false
    tap(40)
    tap(150)
    #expect(!controller.field.isFirstResponder)
    #expect(controller.calls == [])
  }

  /// What stands here for a class of UIKit's that an extension changes.
  final class HandingOn: UIScrollView, TouchesBeganOfExtension {
    static var classOfTouchesBegan: UIResponder.Type { HandingOn.self }
    func touchesBeganOfExtension(_ touches: Set<UITouch>, with event: UIEvent?) {
      touchesBeganOfSuper(touches, with: event)
    }
  }

  /// A scroll view keeps a touch to itself, unless an extension hands it on.
  @Test func anExtensionHandsATouchOn() {
    let view = HandingOn(frame: CGRect(x: 0, y: 300, width: 320, height: 200))
    view.delaysContentTouches = false
    controller.view.addSubview(view)
    tap(350)
    #expect(controller.calls == ["began 350.0"])
  }

  final class DownRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  }

  /// A recogniser of the app's own kind sees a touch before its view does (UIGestureRecognizer's reference).
  @Test(arguments: [(false, ["tap", "began 310.0", "ended"]), (true, ["tap"])])
  func aRecogniserOfTheAppsSeesTouches(cancels: Bool, calls: [String]) {
    let recognizer = DownRecognizer(
      target: controller, action: Selector("tap", Controller.tap))
    recognizer.cancelsTouchesInView = cancels
    controller.view.addGestureRecognizer(recognizer)
    tap(310)
    #expect(controller.calls == calls)
    #expect(recognizer.state == .possible)
  }

  /// A recogniser takes a touch away that the view knows of, and keeps one back that a scroll view holds.
  @Test func recognisersCancelTouches() {
    let control = UIControl(frame: CGRect(x: 20, y: 210, width: 280, height: 60))
    control.addTarget(controller, action: Selector("press", Controller.press), for: .touchUpInside)
    controller.scrollView.addSubview(control)
    let recognizer = UITapGestureRecognizer(
      target: controller, action: Selector("tap", Controller.tap))
    controller.view.addGestureRecognizer(recognizer)
    tap(310)
    #expect(controller.calls == ["began 310.0", "tap", "cancelled"])
    tap(240)
    #expect(controller.calls.last == "tap")
    recognizer.cancelsTouchesInView = false
    tap(240)
    #expect(controller.calls.suffix(2) == ["tap", "press"])
  }

  /// A button keeps a tap from the recogniser of a view around it, but not from one of its own (Apple,
  /// "Attaching gesture recognizers to UIKit controls"); while it is disabled it has nothing to keep it for,
  /// which is inferred.
  @Test func aButtonKeepsItsTap() {
    controller.view.addGestureRecognizer(
      UITapGestureRecognizer(target: controller, action: Selector("tap", Controller.tap)))
    tap(150)
    #expect(controller.calls == ["press"])
    controller.button.isEnabled = false
    tap(150)
    #expect(controller.calls == ["press", "tap"])
    controller.button.isEnabled = true
    controller.button.addGestureRecognizer(
      UITapGestureRecognizer(target: controller, action: Selector("tap", Controller.tap)))
    tap(150)
    #expect(controller.calls == ["press", "tap", "tap"])
  }

  /// Of two recognisers both are asked before the view has the touch.
  @Test func whoSeesATouchFirst() {
    let delegate = Asked { controller.calls.append($0) }
    let recognizer = UITapGestureRecognizer(
      target: controller, action: Selector("tap", Controller.tap))
    recognizer.delegate = delegate
    controller.view.addGestureRecognizer(recognizer)
    tap(310)
    #expect(
      controller.calls == ["should receive", "began 310.0", "should begin", "tap", "cancelled"])
  }

  final class Asked: NSObject, UIGestureRecognizerDelegate {
    private let tell: (String) -> Void
    init(_ tell: @escaping (String) -> Void) { self.tell = tell }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      tell("should receive")
      return true
    }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      tell("should begin")
      return true
    }
  }

  /// The finger is put down in the middle of the 300 points, on the button.
  @Test func aDragAsksOnlyForWhatWasHandedOn() {
    drag()
    #expect(controller.scrollView.asked == [])
    #expect(controller.scrollView.contentOffset.y == 50)
    controller.scrollView.contentOffset.y = 0
    controller.scrollView.delaysContentTouches = false
    drag()
    #expect(controller.scrollView.asked == ["begin UIButton", "cancel UIButton"])
    #expect(controller.scrollView.contentOffset.y == 0)
    controller.scrollView.cancels = true
    drag()
    #expect(controller.scrollView.contentOffset.y == 50)
    controller.scrollView.contentOffset.y = 0
    controller.scrollView.canCancelContentTouches = false
    controller.scrollView.asked = []
    drag()
    #expect(controller.scrollView.asked == ["begin UIButton"])
    #expect(controller.scrollView.contentOffset.y == 0)
  }
}
