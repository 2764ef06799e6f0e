import UIKitValues

/// A running screen transition, with the animations and completions that code adds alongside.
@preconcurrency @MainActor
class Transition: UIViewControllerTransitionCoordinator {
  let transitionDuration: TimeInterval
  var isAnimated: Bool { true }
  private(set) var isCancelled = false
  private typealias Part = (any UIViewControllerTransitionCoordinatorContext) -> Void
  private var animations: [Part] = []
  private var completions: [Part] = []
  private var isUnderWay = false
  /// The view controller that disappears in the transition, or nil in a rotation.
  private weak var from: UIViewController?

  init(during duration: TimeInterval, from: UIViewController? = nil) {
    transitionDuration = duration
    self.from = from
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { isUnderWay ? run([animation]) : animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Runs the animations that code has added alongside the transition; call it after layout.
  func begin() {
    isUnderWay = true
    run(animations)
  }

  /// Calls the completions that code has added, when the transition has ended or was cancelled.
  func end(isCancelled: Bool = false) {
    self.isCancelled = isCancelled
    for completion in completions { completion(self) }
  }

  private func run(_ animations: [Part]) {
    guard !animations.isEmpty else { return }
    UIView.animate(withDuration: transitionDuration) {
      for animation in animations { animation(self) }
    }
  }
}

/// The coordinator's remaining protocol requirements, for a transition that no finger drives.
extension Transition {
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { notDone(UIViewController.self, "transitionCoordinator.notifyWhenInteractionChanges(_:)") }

  var isInteractive: Bool { false }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var targetTransform: CGAffineTransform { .identity }
  private var to: UIViewController? { SimulatedApp.current?.shownController }
  var presentationStyle: UIModalPresentationStyle {
    (to?.outermost.ownPresenting == nil ? nil : to?.outermost.modalPresentationStyle) ?? .none
  }

  /// The superview of both screens: a custom presentation's container or, without one, the window.
  var containerView: UIView {
    to?.outermost.customPresentation?.container ?? SimulatedApp.current?.window ?? UIView()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    (key == .from ? from : to)?.viewIfLoaded
  }
}
