import UIKitValues
import Simulation

/// A controller that manages the views of a screen or of a part of a screen.
@preconcurrency @MainActor open class UIViewController: UIResponder, UIContentContainer {
  private var ownView: UIView?
  var appearance = AppearanceState()
  /// The transition that the controller takes part in now, such as a dismissal; or nil.
  var passage: ScreenPassage?
  /// The former superview of the controller's view, for its return after another screen; or nil.
  private weak var placeInWindow: UIView?

  /// The safe area insets in `viewSafeAreaInsetsDidChange`'s last call, or nil before the first.
  private var toldSafeArea: UIEdgeInsets?

  open var title: String? { didSet { navigationItem.title = title } }
  open lazy var navigationItem = UINavigationItem(named: title)
  // Implicitly unwrapped, as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  open var toolbarItems: [UIBarButtonItem]? { didSet { notDrawn(UIViewController.self) } }
  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?
  /// The view controller that this controller itself presents, or nil if it presents none.
  private(set) var ownPresented: UIViewController?
  /// The controller that presents this one, or nil if this one is a child or isn't presented.
  private(set) weak var ownPresenting: UIViewController?
  /// The controller that this controller or one of its ancestors presents, or nil.
  public var presentedViewController: UIViewController? {
    ownPresented ?? parent?.presentedViewController
  }
  /// The controller that presents this controller or one of its ancestors, or nil.
  public var presentingViewController: UIViewController? {
    ownPresenting ?? parent?.presentingViewController
  }
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  private lazy var popover = UIPopoverPresentationController(
    presentedViewController: self, presenting: nil)
  /// The popover presentation controller of this controller or the nearest ancestor in the popover
  /// style, or nil.
  open var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover ? popover : parent?.popoverPresentationController
  }
  private lazy var sheet = UISheetPresentationController(
    presentedViewController: self, presenting: nil)
  /// The controller's own sheet presentation controller; nil until app code first requests it.
  private(set) var sheetIfAsked: UISheetPresentationController?
  /// The sheet presentation controller of the outermost parent or, without a parent, of this
  /// controller; nil if that controller's style isn't a sheet's.
  open var sheetPresentationController: UISheetPresentationController? {
    guard parent == nil else { return parent?.sheetPresentationController }
    guard [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) else { return nil }
    sheetIfAsked = sheet
    return sheet
  }
  private lazy var presentation = UIPresentationController(
    presentedViewController: self, presenting: nil)
  /// The delegate that provides custom transitions for the controller's presentation.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The presentation controller that the transitioning delegate has provided, or nil.
  private var ownPresentationController: UIPresentationController?
  /// The app's custom presentation of this controller while it is presented, or nil.
  var customPresentation: CustomPresentation? {
    didSet { if customPresentation == nil { ownPresentationController = nil } }
  }
  /// The presentation controller of the outermost parent or, without a parent, of this controller.
  open var presentationController: UIPresentationController? {
    guard parent == nil else { return parent?.presentationController }
    if let ownPresentationController { return ownPresentationController }
    if modalPresentationStyle == .custom,
      let own = transitioningDelegate?.presentationController(
        forPresented: self, presenting: ownPresenting, source: ownPresenting ?? self)
    {
      ownPresentationController = own
      return own
    }
    return popoverPresentationController ?? sheetPresentationController ?? presentation
  }
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical {
    didSet { notDrawn(UIViewController.self) }
  }
  /// The nearest split view controller among the controller's ancestors, or nil.
  open var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }
  /// UIKit's own keyboard avoidance for the controller's list, or nil.
  var keyboardAvoidance: ListKeyboardAvoidance? { nil }
  open var isModalInPresentation = false
  /// The content that the controller shows if it has nothing else, such as for no results.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { notDone(UIViewController.self) }
  }
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  open func setContentScrollView(_ scrollView: UIScrollView?) { notDone(UIViewController.self) }
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    notDone(UIViewController.self)
  }
  open var traitOverrides = UITraitOverrides()
  open var definesPresentationContext = false { didSet { notUsed(UIViewController.self) } }
  open var hidesBottomBarWhenPushed = false
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The minimum layout margins of the controller's view, in points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = UIView.systemMargin
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// The content size that the controller prefers, in points, such as in a popover.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      (parent ?? ownPresenting)?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { notDrawn(UIViewController.self) }
  }
  open var restorationIdentifier: String?

  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      viewIfLoaded?.setNeedsLayout()
      SimulatedApp.current?.safeAreaChanged(by: self)
    }
  }

  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a view controller of the class that this method is called on.
  ///
  /// In code ported to Linux, app classes override it so that generic code can create controllers.
  open class func construct(nibName: String?, bundle: Bundle?) -> UIViewController {
    constructOfUIKit(nibName: nibName, bundle: bundle)
  }
  open class func construct() -> UIViewController { construct(nibName: nil, bundle: nil) }

  // Implicitly unwrapped, as in UIKit.
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

  /// The view controller whose view fills the screen when this one is shown.
  ///
  /// A container, such as a navigation controller, returns its visible child's.
  var shown: UIViewController { self }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  // Override points for subclasses, in the order of their calls.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
  open func awakeFromNib() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func updateViewConstraints() {}
  open func updateProperties() {}
  open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { for child in children { child.viewWillTransition(to: size, with: coordinator) } }
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { for child in children { child.willTransition(to: newCollection, with: coordinator) } }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func didReceiveMemoryWarning() {}
  private var keptEditing = false
  open var isEditing: Bool {
    get { keptEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { keptEditing = editing }
  /// A bar button item that starts and ends editing of the controller's content.
  open var editButtonItem: UIBarButtonItem { editButton }
  private lazy var editButton: UIBarButtonItem = {
    let item = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
    item.primaryAction = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    return item
  }()

  /// Shows a view controller: pushes it in the enclosing navigation stack, or presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let stack = navigationController else { return present(vc, animated: true) }
    stack.show(vc, sender: sender)
  }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: true)
  }
  // Never called, since the simulated app is never restored.
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  /// The storyboard of the controller: always nil, since the simulation can't load storyboards.
  open var storyboard: UIStoryboard? { nil }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Runs a storyboard's segue; has no effect, since the simulation can't load storyboards.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    notDone(UIViewController.self)
  }
  open var shouldAutorotate: Bool { true }
  /// Asks UIKit to rotate the interface; has no effect, since only a user rotates the phone.
  open class func attemptRotationToDeviceOrientation() { notDone(UIViewController.self) }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { notDone(UIViewController.self) }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var modalPresentationCapturesStatusBarAppearance = false {
    didSet { notDone(UIViewController.self) }
  }
  // Never called, since the status bar isn't drawn here.
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var disablesAutomaticKeyboardDismissal: Bool { false }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    if viewControllerToPresent === self {
      raise(
        .argument,
        "Application tried to present modal view controller on itself. Presenting controller is "
          + "\(self).")
    }
    let search = viewControllerToPresent as? UISearchController
    if search?.begin(by: self, completion) == true { return }
    SimulatedApp.current?.transitions.run(isAnimated: flag) {
      $0.present(viewControllerToPresent, over: self, completion)
    }
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    SimulatedApp.current?.transitions.run(isAnimated: flag) { $0.dismiss(from: self, completion) }
  }

  /// Removes the controller's view from the window while another screen replaces it.
  ///
  /// A first responder in the view stays first responder.
  func leaveWindow() {
    guard let view = viewIfLoaded, view.window != nil else { return }
    placeInWindow = view.superview
    view.detach(endsEditing: false)
  }

  /// Puts the controller's view back into its former superview, when the screen is shown again.
  func returnToWindow() {
    guard let view = viewIfLoaded, let place = placeInWindow else { return }
    placeInWindow = nil
    // Below views that are docked over it.
    place.insertSubview(view, at: 0)
  }

  /// The children that appear and disappear with this controller, since their views are inside its
  /// view.
  var childrenShown: [UIViewController] {
    guard let ownView else { return [] }
    return children.filter { $0.ownView?.isDescendant(of: ownView) == true }
  }
}

/// Sets the links between a controller and its children or presenter.
extension UIViewController {
  /// Appends a child controller, and removes it from its former parent without callbacks.
  func adopt(_ child: UIViewController) {
    child.leaveParent()
    children.append(child)
    child.parent = self
  }

  /// Removes the controller from its parent's children.
  ///
  /// The caller sends `didMove(toParent:)` after the transition.
  func leaveParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Sets the order of the child controllers, for a container whose children are reordered.
  func reorderChildren(_ children: [UIViewController]) { self.children = children }

  /// Stores the controller that presents this one, when the presentation begins.
  func willBePresented(by presenter: UIViewController) { ownPresenting = presenter }

  /// Stores the controller that this one presents.
  func didPresent(_ presented: UIViewController) { ownPresented = presented }

  /// Removes the links between this controller and its presenter, after a dismissal.
  func endPresentation(by presenter: UIViewController) {
    presenter.ownPresented = nil
    ownPresenting = nil
  }
}

extension UIViewController {
  /// Calls `viewSafeAreaInsetsDidChange` if the safe area has changed and the view appears or is
  /// visible (viewSafeAreaInsetsDidChange's documentation).
  func noticeSafeArea() {
    guard isAppearing, let view = viewIfLoaded, view.safeAreaInsets != toldSafeArea else { return }
    toldSafeArea = view.safeAreaInsets
    view.tellOfSafeArea()
    viewSafeAreaInsetsDidChange()
  }
}
