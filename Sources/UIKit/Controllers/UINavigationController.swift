import UIKitValues
import Simulation

/// A controller that shows a stack of view controllers below a navigation bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  public private(set) lazy var navigationBar: UINavigationBar = {
    let bar = UINavigationBar()
    bar.stack = self
    return bar
  }()
  open var hidesBarsOnSwipe = false { didSet { notDone(UINavigationController.self) } }
  open var hidesBarsOnTap = false { didSet { notDone(UINavigationController.self) } }
  open var hidesBarsWhenVerticallyCompact = false {
    didSet { notDone(UINavigationController.self) }
  }
  open var hidesBarsWhenKeyboardAppears = false {
    didSet { notDone(UINavigationController.self) }
  }
  // Implicitly unwrapped, as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  // An image picker's delegate, of another type, comes first.
  @_disfavoredOverload open weak var delegate: (any UINavigationControllerDelegate)?
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true { didSet { SimulatedApp.current?.setNeedsSceneUpdate() } }
  open lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A kind of change of a navigation stack, such as a push.
  public enum Operation: Int, Sendable { case none, push, pop }

  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { children.last }
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  override var shown: UIViewController { topViewController?.shown ?? self }
  override var childrenShown: [UIViewController] { topViewController.map { [$0] } ?? [] }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let (old, new) = (topViewController, viewControllers.last)
    if let old, old !== new {
      old.passage = isAppearing && !viewControllers.contains(old) ? .outOfParent : nil
    }
    if let new, new.parent !== self { new.passage = .intoParent }
    let app = isAppearing ? SimulatedApp.current : nil
    let seconds = animated && app != nil ? ScreenTransitions.duration : 0
    replaceChildren(
      by: viewControllers,
      showing: {
        app?.transitions.run(isAnimated: animated) { $0.screens.exchange(after: seconds) }
      }
    ) { tell in
      if let app { app.transitions.atEnd(ofMovement: seconds, tell) } else { tell() }
    }
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if viewController is UINavigationController {
      raise(.argument, "Pushing a navigation controller is not supported")
    }
    if children.contains(viewController) {
      raise(
        .argument,
        "Pushing the same view controller instance more than once is not supported "
          + "(\(viewController))")
    }
    guard isAppearing, let app = SimulatedApp.current else {
      return setViewControllers(children + [viewController], animated: false)
    }
    viewController.passage = .intoParent
    viewController.willMove(toParent: self)
    viewController.loadViewIfNeeded()
    if animated, let top = topViewController {
      tellOfAnimator(.push, from: top, to: viewController)
    }
    app.transitions.run(isAnimated: animated) { app in
      // Sends the shown controller its disappearance callbacks.
      app.perform { $0.push() }
      adopt(viewController)
      app.screens.cover(isPresented: false, after: ScreenTransitions.duration)
      viewController.appear(after: ScreenTransitions.duration, isAnimated: animated)
    }
    app.transitions.atEnd(ofMovement: ScreenTransitions.duration) {
      viewController.didMove(toParent: self)
    }
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = topViewController else { return nil }
    guard isAppearing, let app = SimulatedApp.current, top.shown === app.shownController else {
      // No callbacks are necessary, since the stack is not on screen.
      setViewControllers(children.dropLast(), animated: false)
      return top
    }
    if animated { tellOfAnimator(.pop, from: top, to: children[children.count - 2]) }
    // The top controller disappears, and the one below appears.
    app.transitions.run(isAnimated: animated) { $0.perform { $0.pop() } }
    return top
  }

  /// Warns that a push or pop is animated by UIKit, although the delegate has its own animator.
  private func tellOfAnimator(
    _ operation: Operation, from old: UIViewController, to new: UIViewController
  ) {
    guard
      let animator = delegate?.navigationController(
        self, animationControllerFor: operation, from: old, to: new)
    else { return }
    SimulatedApp.warnOnce("\(type(of: animator)) animates no push or pop here")
  }

  /// Pops all controllers above the given one in one transition, and returns them.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = children.firstIndex(of: viewController) else {
      raise(.inconsistency, "Tried to pop to a view controller that doesn't exist.")
    }
    let popped = Array(children[(index + 1)...])
    guard let top = popped.last else { return popped }
    if popped.count > 1 { replaceChildren(by: children[...index] + [top], showing: {}) { $0() } }
    popViewController(animated: animated)
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    children.first.flatMap { popToViewController($0, animated: animated) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
    SimulatedApp.current?.setNeedsSceneUpdate()
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}

/// The delegate for changes of a navigation stack's top controller.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
