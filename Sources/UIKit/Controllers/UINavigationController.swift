import Foundation
import Simulation

/// A stack of controllers under a navigation bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  public private(set) lazy var navigationBar = UINavigationBar()
  // UIKit has no question mark here.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true { didSet { notDone(UINavigationController.self) } }
  open lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
    rootViewController.passage = .intoParent
    rootViewController.didMove(toParent: self)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

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

  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    for child in children where !controllers.contains(child) { child.removeFromParent() }
    for controller in controllers where controller.parent !== self { addChild(controller) }
    children = controllers
    if isAppearing { SimulatedApp.current?.exchangeScreen() }
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewController.passage = .intoParent
    guard isAppearing, let app = SimulatedApp.current else { return addChild(viewController) }
    viewController.loadViewIfNeeded()
    app.moving(isAnimated: animated) { app in
      // Tells the one that is shown that it goes.
      app.perform { $0.push() }
      addChild(viewController)
      app.coverScreen(isPresented: false, after: app.transitionDuration)
      viewController.appear(after: app.transitionDuration, isAnimated: animated)
    }
    app.atEnd(ofMovement: app.transitionDuration) { viewController.didMove(toParent: self) }
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = topViewController else { return nil }
    guard let app = SimulatedApp.current else { return nil }
    app.moving(isAnimated: animated) { app in
      if top.shown !== app.shownController || !app.coversScreen {
        top.willMove(toParent: nil)
        top.passage = .outOfParent
        top.disappear(after: app.transitionDuration, isAnimated: animated)
        top.removeFromParent()
      }
      // Tells the one below that it comes.
      app.perform { $0.pop() }
    }
    return top
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    var popped: [UIViewController] = []
    while let top = popViewController(animated: animated) { popped.append(top) }
    return popped
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
    SimulatedApp.current?.isSceneStale = true
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}

/// Controllers side by side, above a bar of tabs.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  public private(set) lazy var tabBar = UITabBar()
  open var selectedIndex = 0 {
    didSet { if isAppearing, selectedIndex != oldValue { SimulatedApp.current?.exchangeScreen() } }
  }

  open var viewControllers: [UIViewController]? {
    get { children }
    set {
      for child in children { child.removeFromParent() }
      for controller in newValue ?? [] { addChild(controller) }
    }
  }

  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
    set { selectedIndex = newValue.flatMap { children.firstIndex(of: $0) } ?? selectedIndex }
  }

  override var shown: UIViewController { selectedViewController?.shown ?? self }
  override var childrenShown: [UIViewController] { selectedViewController.map { [$0] } ?? [] }
}
