import Foundation
import Simulation

/// What manages a screen's views.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private var ownView: UIView?
  private(set) var isAppearing = false

  open var title: String?
  open lazy var navigationItem = UINavigationItem(title: title ?? "")
  // UIKit has no question mark here.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  public internal(set) var children: [UIViewController] = []
  public internal(set) weak var parent: UIViewController?
  public internal(set) var presentedViewController: UIViewController?
  public internal(set) weak var presentingViewController: UIViewController?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  private lazy var popover = UIPopoverPresentationController(self)
  /// What presents it, or the nearest controller around it, as a popover; nil where none is to be one.
  open var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover ? popover : parent?.popoverPresentationController
  }
  open var modalTransitionStyle = 0
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var hidesBottomBarWhenPushed = false
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var viewRespectsSystemMinimumLayoutMargins = true
  open var preferredContentSize = CGSize.zero
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var restorationIdentifier: String?

  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      viewIfLoaded?.setNeedsLayout()
      SimulatedApp.current?.setAddedSafeArea(shown.additionalSafeAreaInsets)
    }
  }

  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init() }

  // UIKit has no question mark here.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return ownView
    }
    set {
      ownView = newValue
      newValue?.controller = self
    }
  }

  open var viewIfLoaded: UIView? { ownView }
  open var isViewLoaded: Bool { ownView != nil }

  open func loadViewIfNeeded() {
    guard ownView == nil else { return }
    loadView()
    ownView?.controller = self
    viewDidLoad()
  }

  /// The controller whose view fills the screen: of a container the one that it shows.
  var shown: UIViewController { self }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  // What subclasses override, in the order in which it is called.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
  open func awakeFromNib() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func updateViewConstraints() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func didReceiveMemoryWarning() {}
  open func setEditing(_ editing: Bool, animated: Bool) {}
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var disablesAutomaticKeyboardDismissal: Bool { false }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { SimulatedApp.current?.present(viewControllerToPresent, over: self, completion) }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    SimulatedApp.current?.dismiss(from: self, completion)
  }

  /// Tells it, and what it shows, that it comes.
  func appear(during show: () -> Void = {}) {
    guard !isAppearing else { return show() }
    isAppearing = true
    viewWillAppear(false)
    for child in childrenShown { child.appear() }
    viewIsAppearing(false)
    show()
    viewDidAppear(false)
  }

  /// Tells it that it goes.
  func disappear() {
    guard isAppearing else { return }
    isAppearing = false
    viewWillDisappear(false)
    for child in childrenShown { child.disappear() }
    viewDidDisappear(false)
  }

  /// The children that come and go with it.
  var childrenShown: [UIViewController] { children }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
  case none = -1
  case automatic = -2
}

public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }
