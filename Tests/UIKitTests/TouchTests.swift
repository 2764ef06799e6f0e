import Simulation
import Testing
import UIKit

/// Tests touches on views, scroll views and controllers.
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

  /// A controller with a field and a button in a scroll view 300 points high, above an empty area.
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

  init() throws { app = try .showing(controller, on: "iphone-5s") }

  private func tap(_ y: CGFloat) {
    app.settle { $0.tap(CGPoint(x: 160, y: y)) }
  }

  private func drag() {
    app.settle { $0.drag(by: [-50]) }
  }

  @Test("A touch outside of the fields reaches the controller") func besideFields() {
    tap(40)
    #expect(controller.field.isFirstResponder)
    #expect(controller.calls == ["down"])
    #expect(controller.scrollView.asked == ["begin UITextField"])
    tap(310)
    #expect(!controller.field.isFirstResponder)
    #expect(controller.calls == ["down", "began 310.0", "ended"])
  }

  @Test("A scroll view doesn't forward touches on its content") func scrollView() {
    tap(250)
    #expect(controller.calls == [])
    #expect(controller.scrollView.asked == [])
    tap(150)
    #expect(controller.calls == ["press"])
    #expect(controller.scrollView.asked == ["begin UIButton"])
  }

  @Test("A target with two parameters gets the touch event") func targetEvent() {
    controller.button.addTarget(
      controller, action: Selector("lift", Controller.lift), for: .touchUpInside)
    tap(150)
    #expect(controller.calls == ["press", "lift 1"])
  }

  @Test("A view gets no touch that its scroll view refuses to deliver") func refusedTouch() {
    controller.scrollView.begins = false
    tap(40)
    tap(150)
    #expect(!controller.field.isFirstResponder)
    #expect(controller.calls == [])
  }

  /// A scroll view with a ported extension's method that handles touches and passes them on.
  final class HandingOn: UIScrollView, TouchesBeganOfExtension {
    static var classOfTouchesBegan: UIResponder.Type { HandingOn.self }
    func touchesBeganOfExtension(_ touches: Set<UITouch>, with event: UIEvent?) {
      touchesBeganOfSuper(touches, with: event)
    }
  }

  @Test("An extension of a scroll view can forward touches to the next responder")
  func extensionForwards() {
    let view = HandingOn(frame: CGRect(x: 0, y: 300, width: 320, height: 200))
    view.delaysContentTouches = false
    controller.view.addSubview(view)
    tap(350)
    #expect(controller.calls == ["began 350.0"])
  }

  final class DownRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  }

  /// The order of the calls is from UIGestureRecognizer's reference.
  @Test(
    "An app's own recognizer sees a touch before the view and can cancel it",
    arguments: [(false, ["tap", "began 310.0", "ended"]), (true, ["tap"])])
  func customRecognizer(cancels: Bool, calls: [String]) {
    let recognizer = DownRecognizer(
      target: controller, action: Selector("tap", Controller.tap))
    recognizer.cancelsTouchesInView = cancels
    controller.view.addGestureRecognizer(recognizer)
    tap(310)
    #expect(controller.calls == calls)
    #expect(recognizer.state == .possible)
  }

  @Test("A tap recognizer cancels a delivered touch and hides a delayed one") func tapRecognizer() {
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

  /// As Apple says in "Attaching gesture recognizers to UIKit controls", an enabled button comes
  /// first.
  ///
  /// That a disabled button doesn't prevent recognizers is inferred.
  @Test("An enabled button prevents recognizers around it, but not its own") func button() {
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

  @Test("A recognizer's delegate is asked before the view gets the touch") func delegateOrder() {
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

  /// The finger starts in the middle of the scroll view's 300 points, on the button.
  @Test("A drag asks to cancel a touch only if the scroll view has delivered it")
  func dragOnButton() {
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
