import Simulation
import Testing
import UIKit

/// Tests dismissals of a screen that follow a finger.
@MainActor @Suite struct InteractiveTransitionTests {
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let from = context.viewController(forKey: .from)
      UIView.animate(withDuration: 0.4) {
        from?.view.frame.origin.y += 800
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private final class Sheet: UIViewController, UIViewControllerTransitioningDelegate {
    let interaction = UIPercentDrivenInteractiveTransition()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    var told: [String] = []

    override func viewDidLoad() { view.addSubview(field) }
    override func viewWillAppear(_ animated: Bool) { told.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { told.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { told.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { told.append("did disappear") }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Slide() }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  private final class Home: UIViewController {
    var told: [String] = []

    override func viewDidLoad() {
      for y in [100, 200] as [CGFloat] {
        view.addSubview(UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 40)))
      }
    }
  }

  private let sheet = Sheet()
  private let home = Home()
  private let app: SimulatedApp

  init() throws {
    let (home, sheet) = (home, sheet)
    app = try .showing(home, on: "iphone-16")
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = sheet
    app.runAndSettle { home.present(sheet, animated: true) }
    sheet.told = []
  }

  private func beginDismissal(_ completion: (() -> Void)? = nil) {
    app.run {
      sheet.dismiss(animated: true, completion: completion)
      sheet.interaction.update(0.25)
    }
    app.perform { $0.advance(by: 10) }
  }

  @Test("During an interactive dismissal the screen is neither gone nor back") func held() {
    beginDismissal()
    #expect(sheet.told == ["will disappear"])
    #expect(sheet.interaction.percentComplete == 0.25)
    #expect(home.presentedViewController === sheet)
    #expect(app.phone.fields.count == 1)
  }

  /// When the finger is lifted, three quarters of the 0.4 seconds are left.
  @Test("A finished interactive dismissal takes the rest of its duration") func finished() {
    var isDone = false
    beginDismissal { isDone = true }
    app.run { sheet.interaction.finish() }
    app.perform { $0.advance(by: 0.29) }
    #expect(sheet.told == ["will disappear"])
    app.perform { $0.advance(by: 0.02) }
    #expect(sheet.told == ["will disappear", "did disappear"])
    app.settle()
    #expect(isDone)
    #expect(home.presentedViewController == nil)
    #expect(sheet.view.window == nil)
    #expect(UIApplication.shared.keyWindow?.subviews.count == 1)
    #expect(app.phone.fields.count == 2)
  }

  /// The screen has moved a quarter of the way, and moves back.
  @Test("A cancelled interactive dismissal returns the screen with its fields") func cancelled() {
    beginDismissal()
    app.run { sheet.interaction.cancel() }
    app.perform { $0.advance(by: 0.09) }
    #expect(sheet.told == ["will disappear"])
    app.perform { $0.advance(by: 0.02) }
    #expect(sheet.told == ["will disappear", "will appear", "did appear"])
    #expect(home.presentedViewController === sheet)
    #expect(sheet.view.frame.minY == 0)
    app.settle { $0.beginEditing(row: 0) }
    #expect(sheet.field.isFirstResponder)
    // A second dismissal succeeds.
    beginDismissal()
    app.runAndSettle { sheet.interaction.finish() }
    #expect(sheet.told.last == "did disappear")
    #expect(app.phone.fields.count == 2)
    #expect(!app.phone.keyboard.isVisible)
  }

  @Test("A dismissal that doesn't start interactively runs on its own") func notInteractive() {
    sheet.interaction.wantsInteractiveStart = false
    app.runAndSettle { sheet.dismiss(animated: true) }
    #expect(sheet.told == ["will disappear", "did disappear"])
    #expect(home.presentedViewController == nil)
  }
}
