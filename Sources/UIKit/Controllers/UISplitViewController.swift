import UIKitValues

/// A view controller that shows other controllers side by side on a wide screen.
///
/// The simulation shows one controller: the secondary one or, on a narrow screen, the compact
/// column's or the delegate's choice. The shown controller has the form.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  public let style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { notDone(UISplitViewController.self) }
  }
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { notDone(UISplitViewController.self) }
  }
  open var presentsWithGesture = true { didSet { notUsed(UISplitViewController.self) } }
  open var showsSecondaryOnlyButton = false { didSet { notUsed(UISplitViewController.self) } }
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0.4 {
    didSet { notDone(UISplitViewController.self) }
  }
  open var preferredPrimaryColumnWidth: CGFloat = 0 {
    didSet { notDone(UISplitViewController.self) }
  }
  open var minimumPrimaryColumnWidth: CGFloat = 0 { didSet { notDone(UISplitViewController.self) } }
  open var maximumPrimaryColumnWidth: CGFloat = 0 { didSet { notDone(UISplitViewController.self) } }
  /// The delegate's last answer whether to discard the secondary controller on a narrow screen.
  private var collapse: (primary: ObjectIdentifier, secondary: ObjectIdentifier, discards: Bool)?
  private var columns: [Column: UIViewController] = [:]

  /// How many columns a split view controller has.
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }

  /// A column of a split view controller.
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }

  public typealias DisplayMode = UISplitViewControllerDisplayMode

  /// How the secondary column of a split view makes room for the other columns.
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for child in children { child.removeFromParent() }
      for controller in newValue { addChild(controller) }
    }
  }

  /// Whether the screen is narrow, so that one of the split view's controllers fills it.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : .oneBesideSecondary }

  open func setViewController(_ controller: UIViewController?, for column: Column) {
    columns[column] = controller
    viewControllers = [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  open func show(_ column: Column) { notDone(UISplitViewController.self) }
  open func hide(_ column: Column) { notDone(UISplitViewController.self) }

  /// The shown controller, whose fields are the form: the secondary controller or, on a narrow
  /// screen, the compact column's controller or the delegate's choice.
  private var front: UIViewController? {
    guard isCollapsed else { return children.last }
    if let compact = columns[.compact] { return compact }
    guard let primary = children.first, let secondary = children.last, primary !== secondary,
      let delegate
    else { return children.last }
    if style != .unspecified {
      let column = delegate.splitViewController(
        self, topColumnForCollapsingToProposedTopColumn: .secondary)
      return columns[column] ?? secondary
    }
    let pair = (ObjectIdentifier(primary), ObjectIdentifier(secondary))
    if let collapse, (collapse.primary, collapse.secondary) == pair {
      return collapse.discards ? primary : secondary
    }
    let discards = delegate.splitViewController(
      self, collapseSecondary: secondary, onto: primary)
    collapse = (pair.0, pair.1, discards)
    return discards ? primary : secondary
  }

  override var shown: UIViewController { front?.shown ?? self }
  override var childrenShown: [UIViewController] { front.map { [$0] } ?? [] }
}

/// The delegate that decides what a split view controller shows on a narrow screen.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}
