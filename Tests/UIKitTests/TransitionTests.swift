import Simulation
import Testing
import UIKit

/// Tests custom presentations and animators.
@MainActor @Suite struct TransitionTests {
  final class Log { var told: [String] = [] }

  /// A presentation as a panel of 300 points at the bottom of a screen of 852 points.
  final class Panel: UIPresentationController {
    var log: Log?

    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      return CGRect(x: 0, y: bounds.maxY - 300, width: bounds.width, height: 300)
    }
    override func presentationTransitionWillBegin() {
      log?.told.append("begins \(containerView?.window != nil)")
      presentedViewController.transitionCoordinator?.animate { [log] context in
        log?.told.append("alongside \(context.containerView === self.containerView)")
      }
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { log?.told.append("is there") }
    override func dismissalTransitionWillBegin() { log?.told.append("goes") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log?.told.append("is gone") }
  }

  final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    let log: Log
    init(_ log: Log) { self.log = log }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.2 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let (to, from) = (context.view(forKey: .to), context.view(forKey: .from))
      log.told.append("slides to \(to != nil) from \(from != nil)")
      if let to, let controller = context.viewController(forKey: .to) {
        context.containerView.addSubview(to)
        to.frame = context.finalFrame(for: controller).offsetBy(dx: 0, dy: 300)
      }
      UIView.animate(withDuration: 0.2) {
        if let to, let controller = context.viewController(forKey: .to) {
          to.frame = context.finalFrame(for: controller)
        } else {
          from?.frame.origin.y += 300
        }
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) {
      log.told.append("slid \(transitionCompleted)")
    }
  }

  final class Presenter: NSObject, UIViewControllerTransitioningDelegate {
    let log: Log
    let slides: Bool
    init(_ log: Log, slides: Bool) { (self.log, self.slides) = (log, slides) }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let panel = Panel(presentedViewController: presented, presenting: presenting)
      panel.log = log
      return panel
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { slides ? Slide(log) : nil }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { slides ? Slide(log) : nil }
  }

  /// A controller with a field 240 points below its top, whose view moves with the keyboard.
  final class Sheet: UIViewController {
    var log: Log?
    let field = UITextField(frame: CGRect(x: 20, y: 240, width: 200, height: 40))

    override func viewDidLoad() {
      view.addSubview(field)
      NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { [unowned self] note in
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        view.frame.origin.y -= frame?.height ?? 0
      }
    }
    override func viewWillAppear(_ animated: Bool) { log?.told.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { log?.told.append("did appear") }
    override func viewDidDisappear(_ animated: Bool) { log?.told.append("did disappear") }
  }

  private func present(_ sheet: Sheet, by presenter: Presenter) throws -> SimulatedApp {
    let root = UIViewController()
    let app = try SimulatedApp.showing(root, on: "iphone-16")
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = presenter
    app.runAndSettle { root.present(sheet, animated: true) }
    return app
  }

  /// The field is at y 852 − 300 + 240, and moves up by the keyboard's 336.
  @Test(
    "A custom presentation places its view, and its field is the phone's", arguments: [true, false])
  func panel(slides: Bool) throws {
    let (log, sheet) = (Log(), Sheet())
    let presenter = Presenter(log, slides: slides)
    let app = try present(sheet, by: presenter)
    #expect(sheet.view.frame == CGRect(x: 0, y: 552, width: 393, height: 300))
    #expect(sheet.field.convert(sheet.field.bounds, to: nil).minY == 792)
    #expect(app.phone.fields.count == 1)
    app.runAndSettle { _ = sheet.field.becomeFirstResponder() }
    #expect(app.phone.firstResponder == 0)
    #expect(sheet.field.convert(sheet.field.bounds, to: nil).minY == 456)
  }

  @Test("A custom presentation, its animator and its controller are called in order") func order()
    throws
  {
    let (log, sheet) = (Log(), Sheet())
    sheet.log = log
    let presenter = Presenter(log, slides: true)
    let app = try present(sheet, by: presenter)
    #expect(
      log.told == [
        "begins true", "will appear", "slides to true from false", "alongside true",
        "is there", "slid true", "did appear",
      ])
    log.told = []
    app.run { sheet.dismiss(animated: true) }
    #expect(sheet.view.window != nil)
    app.settle()
    #expect(
      log.told == ["goes", "slides to false from true", "is gone", "slid true", "did disappear"])
    #expect(sheet.view.window == nil)
    #expect(UIApplication.shared.keyWindow?.subviews.count == 1)
    #expect(app.phone.fields.count == 0)
  }

  @Test("The screen below a custom presentation stays in the window") func screenBelow() throws {
    let log = Log()
    let presenter = Presenter(log, slides: false)
    let sheet = Sheet()
    let app = try present(sheet, by: presenter)
    let below = try #require(UIApplication.shared.keyWindow?.rootViewController)
    #expect(below.view.window != nil)
    #expect(below.presentedViewController === sheet)
    app.runAndSettle { below.dismiss(animated: false) }
    #expect(below.presentedViewController == nil)
    #expect(UIApplication.shared.keyWindow?.subviews.count == 1)
    #expect(below.view.window != nil)
    app.runAndSettle { below.present(sheet, animated: true) }
    #expect(sheet.view.frame.minY == 552)
  }
}
