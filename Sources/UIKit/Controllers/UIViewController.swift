import Foundation
import Simulation

/// The controller of a screen's views.
@preconcurrency @MainActor open class UIViewController: UIResponder, UIContentContainer {
  private var ownView: UIView?
  var appearance = AppearanceState()
  /// Between which screens it comes or goes, as long as it does.
  var passage: ScreenPassage?
  /// Where its view was in the window, while another screen lies over it.
  private weak var placeInWindow: UIView?

  /// What of the safe area it was told last; nil for nothing yet.
  private var toldSafeArea: UIEdgeInsets?

  open var title: String? { didSet { navigationItem.title = title } }
  open lazy var navigationItem = UINavigationItem(named: title)
  // UIKit has no question mark here.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?
  /// What it presents itself.
  private(set) var ownPresented: UIViewController?
  /// What presents it, where it is held by no other controller.
  private(set) weak var ownPresenting: UIViewController?
  /// What it, or a controller around it, presents.
  public var presentedViewController: UIViewController? {
    ownPresented ?? parent?.presentedViewController
  }
  /// What presents it, or the controllers around it.
  public var presentingViewController: UIViewController? {
    ownPresenting ?? parent?.presentingViewController
  }
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  private lazy var popover = UIPopoverPresentationController(
    presentedViewController: self, presenting: nil)
  /// What presents it, or the nearest controller around it, as a popover; nil where none is to be
  /// one.
  open var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover ? popover : parent?.popoverPresentationController
  }
  private lazy var sheet = UISheetPresentationController(
    presentedViewController: self, presenting: nil)
  /// What it is told of its sheet, once it was asked for.
  private(set) var sheetIfAsked: UISheetPresentationController?
  /// What presents it, or the nearest controller around it, as a sheet; nil where none is to be
  /// one.
  open var sheetPresentationController: UISheetPresentationController? {
    guard parent == nil else { return parent?.sheetPresentationController }
    guard [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) else { return nil }
    sheetIfAsked = sheet
    return sheet
  }
  private lazy var presentation = UIPresentationController(
    presentedViewController: self, presenting: nil)
  /// The object that has it presented in the app's own way.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// What manages that, once it was asked for, until it is dismissed.
  private var ownPresentationController: UIPresentationController?
  /// How it is presented in the app's own way, as long as it is.
  var customPresentation: CustomPresentation? {
    didSet { if customPresentation == nil { ownPresentationController = nil } }
  }
  /// What manages how it is presented, or the nearest controller around it.
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
  /// The split view controller around it; nil where there is none.
  open var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }
  open var isModalInPresentation = false
  open var definesPresentationContext = false { didSet { notDone(UIViewController.self) } }
  open var hidesBottomBarWhenPushed = false
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { notDone(UIViewController.self) } }
  open var extendedLayoutIncludesOpaqueBars = false { didSet { notDone(UIViewController.self) } }
  open var automaticallyAdjustsScrollViewInsets = true
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The least margins of its view.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = UIView.systemMargin
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// The size that it would have, of which the controller around it is told.
  open var preferredContentSize = CGSize.zero {
    didSet {
      notDone(UIViewController.self)
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
      SimulatedApp.current?.setAddedSafeArea(shown.additionalSafeAreaInsets)
    }
  }

  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init() }

  /// Returns a controller that its class makes; a class of the app's is ported with an override of
  /// its own.
  open class func construct(nibName: String?, bundle: Bundle?) -> UIViewController {
    constructOfUIKit(nibName: nibName, bundle: bundle)
  }
  open class func construct() -> UIViewController { construct(nibName: nil, bundle: nil) }

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
  /// A button that begins and ends editing.
  open var editButtonItem: UIBarButtonItem { editButton }
  private lazy var editButton: UIBarButtonItem = {
    let item = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
    item.primaryAction = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    return item
  }()

  /// Shows a controller as what is around this one does: a stack pushes it, or it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let stack = navigationController else { return present(vc, animated: true) }
    stack.show(vc, sender: sender)
  }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: true)
  }
  /// No storyboard is read here of which it might be.
  open var storyboard: UIStoryboard? { nil }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// No storyboard is read here that would have a segue.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    notDone(UIViewController.self)
  }
  open var shouldAutorotate: Bool { true }
  /// A turn is the device's alone here.
  open class func attemptRotationToDeviceOrientation() { notDone(UIViewController.self) }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { notDone(UIViewController.self) }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var modalPresentationCapturesStatusBarAppearance = false {
    didSet { notDone(UIViewController.self) }
  }
  // Nobody is asked in its place: what is asked is not done here either.
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
    SimulatedApp.current?.transitions.run(isAnimated: flag) {
      $0.present(viewControllerToPresent, over: self, completion)
    }
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    SimulatedApp.current?.transitions.run(isAnimated: flag) { $0.dismiss(from: self, completion) }
  }

  /// Takes its view out of the window for another screen; what is first responder in it stays so.
  func leaveWindow() {
    guard let view = viewIfLoaded, view.window != nil else { return }
    placeInWindow = view.superview
    view.detach(endsEditing: false)
  }

  /// Puts its view back to where it was in the window.
  func returnToWindow() {
    guard let view = viewIfLoaded, let place = placeInWindow else { return }
    placeInWindow = nil
    // Below what is docked over it.
    place.insertSubview(view, at: 0)
  }

  /// The children that come and go with it: those whose views are in its own.
  var childrenShown: [UIViewController] {
    guard let ownView else { return [] }
    return children.filter { $0.ownView?.isDescendant(of: ownView) == true }
  }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
  case none = -1
  case automatic = -2
}

public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

/// Its place among controllers, of which either end knows the other.
extension UIViewController {
  /// Makes a controller its last child, which was told so before.
  func adopt(_ child: UIViewController) {
    child.leaveParent()
    children.append(child)
    child.parent = self
  }

  /// Leaves its parent, of which it is told at the end of the movement.
  func leaveParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Gives its children, which stay the same, another order.
  func reorderChildren(_ children: [UIViewController]) { self.children = children }

  /// Takes another one for what presents it.
  func willBePresented(by presenter: UIViewController) { ownPresenting = presenter }

  /// Takes another one for what it presents.
  func didPresent(_ presented: UIViewController) { ownPresented = presented }

  /// Ends its presentation by another one.
  func endPresentation(by presenter: UIViewController) {
    presenter.ownPresented = nil
    ownPresenting = nil
  }
}

extension UIViewController {
  /// Tells it of the safe area where that has changed, from just before its view appears on
  /// (viewSafeAreaInsetsDidChange's reference).
  func noticeSafeArea() {
    guard isAppearing, let view = viewIfLoaded, view.safeAreaInsets != toldSafeArea else { return }
    toldSafeArea = view.safeAreaInsets
    view.tellOfSafeArea()
    viewSafeAreaInsetsDidChange()
  }
}
