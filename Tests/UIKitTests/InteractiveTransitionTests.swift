import Simulation
import Testing
import UIKit

/// A screen that a finger takes away, or lets come back.
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
    app = SimulatedApp.start(on: try .empty("iphone-16")) { _ in home }
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = sheet
    app.run { home.present(sheet, animated: true) }
    app.perform { $0.settle() }
    sheet.told = []
  }

  private func beginDismissal(_ completion: (() -> Void)? = nil) {
    app.run {
      sheet.dismiss(animated: true, completion: completion)
      sheet.interaction.update(0.25)
    }
    app.perform { $0.advance(by: 10) }
  }

  /// As long as the finger is down, it is neither gone nor back.
  @Test func theFingerHoldsIt() {
    beginDismissal()
    #expect(sheet.told == ["will disappear"])
    #expect(sheet.interaction.percentComplete == 0.25)
    #expect(home.presentedViewController === sheet)
    #expect(app.phone.fields.count == 1)
  }

  /// Three quarters of 0.4 seconds are left.
  @Test func finished() {
    var isDone = false
    beginDismissal { isDone = true }
    app.run { sheet.interaction.finish() }
    app.perform { $0.advance(by: 0.29) }
    #expect(sheet.told == ["will disappear"])
    app.perform { $0.advance(by: 0.02) }
    #expect(sheet.told == ["will disappear", "did disappear"])
    app.perform { $0.settle() }
    #expect(isDone)
    #expect(home.presentedViewController == nil)
    #expect(sheet.view.window == nil)
    #expect(UIApplication.shared.keyWindow?.subviews.count == 1)
    #expect(app.phone.fields.count == 2)
  }

  /// A quarter of the way goes back; then it is there as before, and can be used.
  @Test func cancelled() {
    beginDismissal()
    app.run { sheet.interaction.cancel() }
    app.perform { $0.advance(by: 0.09) }
    #expect(sheet.told == ["will disappear"])
    app.perform { $0.advance(by: 0.02) }
    #expect(sheet.told == ["will disappear", "will appear", "did appear"])
    #expect(home.presentedViewController === sheet)
    #expect(sheet.view.frame.minY == 0)
    app.perform {
      $0.beginEditing(row: 0)
      $0.settle()
    }
    #expect(sheet.field.isFirstResponder)
    // A second time it goes.
    beginDismissal()
    app.run { sheet.interaction.finish() }
    app.perform { $0.settle() }
    #expect(sheet.told.last == "did disappear")
    #expect(app.phone.fields.count == 2)
    #expect(!app.phone.keyboard.isVisible)
  }

  /// One that does not want to begin with a finger goes by itself.
  @Test func withoutAFinger() {
    sheet.interaction.wantsInteractiveStart = false
    app.run { sheet.dismiss(animated: true) }
    app.perform { $0.settle() }
    #expect(sheet.told == ["will disappear", "did disappear"])
    #expect(home.presentedViewController == nil)
  }
}
