import UIKitValues

/// The title and buttons that a navigation bar shows for one view controller.
@preconcurrency @MainActor public final class UINavigationItem: NSObject {
  public var title: String?
  /// The view in the title's place; only a text field in it, such as a search bar's, is shown.
  public var titleView: UIView? { didSet { SimulatedApp.current?.setNeedsSceneUpdate() } }
  public var prompt: String? { didSet { notDone(UINavigationItem.self) } }
  public var leftBarButtonItem: UIBarButtonItem?
  public var rightBarButtonItem: UIBarButtonItem?
  public var leftBarButtonItems: [UIBarButtonItem]?
  public var rightBarButtonItems: [UIBarButtonItem]?
  /// Groups of items at the bar's leading edge, which are its left items here.
  public var leadingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { leftBarButtonItems = leadingItemGroups.flatMap(\.barButtonItems) }
  }
  /// Groups of items at the bar's trailing edge, which are its right items here.
  public var trailingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { rightBarButtonItems = trailingItemGroups.flatMap(\.barButtonItems) }
  }
  public var backBarButtonItem: UIBarButtonItem? { didSet { notDrawn(UINavigationItem.self) } }
  public var hidesBackButton = false { didSet { notDone(UINavigationItem.self) } }
  /// The search controller whose bar is in the navigation bar, or nil.
  ///
  /// The search bar makes the navigation bar taller.
  public var searchController: UISearchController? {
    didSet { SimulatedApp.current?.setNeedsSceneUpdate() }
  }
  /// Whether the search bar is hidden until the content is pulled down.
  public var hidesSearchBarWhenScrolling = true {
    didSet { SimulatedApp.current?.setNeedsSceneUpdate() }
  }
  public var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { notDone(UINavigationItem.self) }
  }
  /// The text below the title, since iOS 26.
  public var subtitle: String? { didSet { notDrawn(UINavigationItem.self) } }
  public var backButtonTitle: String? { didSet { notDrawn(UINavigationItem.self) } }
  public var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { notDrawn(UINavigationItem.self) }
  }
  public var standardAppearance: UINavigationBarAppearance? {
    didSet { notDrawn(UINavigationItem.self) }
  }
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { notDrawn(UINavigationItem.self) }
  }
  public var compactAppearance: UINavigationBarAppearance? {
    didSet { notDrawn(UINavigationItem.self) }
  }
  public var style = ItemStyle.navigator { didSet { notDone(UINavigationItem.self) } }
  public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    didSet { notDone(UINavigationItem.self) }
  }
  public var leftItemsSupplementBackButton = false {
    didSet { notDrawn(UINavigationItem.self) }
  }
  public var centerItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { notDone(UINavigationItem.self) }
  }
  public var customizationIdentifier: String? { didSet { notUsed(UINavigationItem.self) } }
  public var largeTitle: String? { didSet { notDrawn(UINavigationItem.self) } }
  public var backAction: UIAction? { didSet { notDone(UINavigationItem.self) } }
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  public convenience init(title: String) { self.init(named: title) }

  init(named title: String?) { self.title = title }

  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
  public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked }
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

  public func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }
  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }
  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
}

/// The navigation bar at the top of a navigation controller's screens.
///
/// The bar's frame comes from the simulated phone. The bar's style isn't drawn.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default { didSet { notDrawn(UINavigationBar.self) } }
  open var prefersLargeTitles = false
  /// The navigation controller that owns the navigation bar.
  weak var stack: UINavigationController?
  /// The items of the navigation controller's children; setting them has no effect.
  open var items: [UINavigationItem]? {
    get { stack?.children.map(\.navigationItem) }
    set { notDone(UINavigationBar.self) }
  }
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open var standardAppearance = UINavigationBarAppearance() {
    didSet { notDrawn(UINavigationBar.self) }
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { notDrawn(UINavigationBar.self) }
  }
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { notDrawn(UINavigationBar.self) }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { notDrawn(UINavigationBar.self) }
  }
  open var shadowImage: UIImage? { didSet { notDrawn(UINavigationBar.self) } }
  open var backIndicatorImage: UIImage? { didSet { notDrawn(UINavigationBar.self) } }
  open var backIndicatorTransitionMaskImage: UIImage? { didSet { notDrawn(UINavigationBar.self) } }
  open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
    notDrawn(UINavigationBar.self)
  }
  open var barTintColor: UIColor? { didSet { notDrawn(UINavigationBar.self) } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { notDrawn(UINavigationBar.self) }
  }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { notDrawn(UINavigationBar.self) }
  }

  open override var frame: CGRect {
    get { SimulatedApp.current?.phone.navigationBarFrame ?? super.frame }
    set { super.frame = newValue }
  }
}

/// The bar with the tabs of a tab bar controller.
///
/// The bar's frame comes from the simulated phone. The bar's style isn't drawn.
@preconcurrency @MainActor open class UITabBar: UIView {
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default { didSet { notDrawn(UITabBar.self) } }
  open var barTintColor: UIColor? { didSet { notDrawn(UITabBar.self) } }
  open var unselectedItemTintColor: UIColor? { didSet { notDrawn(UITabBar.self) } }
  open var backgroundImage: UIImage? { didSet { notDrawn(UITabBar.self) } }
  open var shadowImage: UIImage? { didSet { notDrawn(UITabBar.self) } }
  open var standardAppearance = UITabBarAppearance() { didSet { notDrawn(UITabBar.self) } }
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { notDrawn(UITabBar.self) } }
  open var itemWidth: CGFloat = 0 { didSet { notDrawn(UITabBar.self) } }
  open var itemSpacing: CGFloat = 0 { didSet { notDrawn(UITabBar.self) } }
  open var itemPositioning = ItemPositioning.automatic { didSet { notDrawn(UITabBar.self) } }
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
  /// The tab bar controller that owns the tab bar.
  weak var tabs: UITabBarController?
  /// The tab bar items of the tab bar controller's children; setting them has no effect.
  open var items: [UITabBarItem]? {
    get { tabs?.children.compactMap(\.tabBarItem) }
    set { notDone(UITabBar.self) }
  }
  open var selectedItem: UITabBarItem? {
    get { tabs?.selectedViewController?.tabBarItem }
    set { notDone(UITabBar.self) }
  }

  open override var frame: CGRect {
    get { SimulatedApp.current?.phone.scene.tabBarFrame ?? super.frame }
    set { super.frame = newValue }
  }
}
