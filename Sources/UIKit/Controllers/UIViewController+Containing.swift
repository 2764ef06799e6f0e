import Foundation

/// Controllers in controllers.
extension UIViewController {
  public var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
  public var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
  public var traitCollection: UITraitCollection { .current }
  /// What turns the phone now.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    SimulatedApp.current?.turn
  }

  public var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }

  public func addChild(_ child: UIViewController) {
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  public func removeFromParent() {
    leaveParent()
    didMove(toParent: nil)
  }

  /// Leaves its parent, of which it is told at the end of the movement.
  func leaveParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
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

/// The coordinator of what is animated beside a turn of the phone.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  var transitionDuration: TimeInterval { get }
}

@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var transitionDuration: TimeInterval { get }
  var isCancelled: Bool { get }
}
