import UIKitValues

/// Management of parent and child view controllers.
extension UIViewController {
  public var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
  public var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
  public var traitCollection: UITraitCollection { .current }
  /// The coordinator of the rotation or screen transition that is running, or nil.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    SimulatedApp.current?.transitions.coordinator
  }

  public var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }

  /// Adds a child controller, which first leaves its former parent (addChild(_:)'s documentation).
  public func addChild(_ child: UIViewController) {
    if let old = child.parent, old !== self { child.removeFromParent() }
    child.willMove(toParent: self)
    adopt(child)
  }

  public func removeFromParent() {
    leaveParent()
    didMove(toParent: nil)
  }

  /// Replaces the child controllers, with the callbacks of their moves to and from this parent.
  ///
  /// Children that stay get no callbacks. The others get `willMove` before and `didMove` after.
  ///
  /// - Parameters:
  ///   - new: the new children.
  ///   - show: shows the children that are visible now, after the exchange.
  ///   - end: runs its closure argument at the end of the transition.
  func replaceChildren(
    by new: some Collection<UIViewController>, showing show: () -> Void,
    atEnd end: (@escaping () -> Void) -> Void
  ) {
    let new = Array(new)
    let (gone, come) = (children.filter { !new.contains($0) }, new.filter { $0.parent !== self })
    for controller in gone { controller.willMove(toParent: nil) }
    for controller in come { addChild(controller) }
    for controller in gone { controller.leaveParent() }
    reorderChildren(new)
    show()
    end {
      for controller in gone where controller.parent == nil { controller.didMove(toParent: nil) }
      for controller in come where controller.parent === self { controller.didMove(toParent: self) }
    }
  }

  /// Replaces one child controller's view by another child's, with an animation.
  ///
  /// The old view leaves the window after the animation (this method's documentation).
  ///
  /// The old child's callbacks come first, as in a navigation stack. This order is inferred.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    guard fromViewController.parent === self, toViewController.parent === self else {
      raise(
        .argument,
        "Children view controllers \(fromViewController) and \(toViewController) must have a common "
          + "parent view controller when calling "
          + "-[UIViewController transitionFromViewController:toViewController:duration:options:"
          + "animations:completion:]")
    }
    let (old, new): (UIView, UIView) = (fromViewController.view, toViewController.view)
    let tells = shouldAutomaticallyForwardAppearanceMethods && fromViewController.isAppearing
    let isAnimated = duration > 0
    if tells {
      fromViewController.disappear(after: duration, isAnimated: isAnimated) {
        old.removeFromSuperview()
      }
      toViewController.appear(
        after: duration, isAnimated: isAnimated, entering: { old.superview?.addSubview(new) },
        layingOut: { old.superview?.layoutIfNeeded() })
    } else {
      old.superview?.addSubview(new)
    }
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      animations?()
    } completion: {
      if !tells { old.removeFromSuperview() }
      completion?($0)
    }
  }

  public func setNeedsStatusBarAppearanceUpdate() { notDrawn(UIViewController.self) }
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() { notDrawn(UIViewController.self) }
  public var isBeingPresented: Bool { passage == .presentation }
  public var isBeingDismissed: Bool { passage == .dismissal }
  public var isMovingToParent: Bool { passage == .intoParent }
  public var isMovingFromParent: Bool { passage == .outOfParent }

  private func ancestor<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
    var next = parent
    while let controller = next {
      if let found = controller as? Kind { return found }
      next = controller.parent
    }
    return nil
  }
}

/// The coordinator that runs animations alongside a rotation or screen transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}

/// The state of a rotation or screen transition, for animations that run alongside it.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var transitionDuration: TimeInterval { get }
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
  var isInteractive: Bool { get }
  var initiallyInteractive: Bool { get }
  var isInterruptible: Bool { get }
  var percentComplete: CGFloat { get }
  var completionVelocity: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var targetTransform: CGAffineTransform { get }
  var containerView: UIView { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}
