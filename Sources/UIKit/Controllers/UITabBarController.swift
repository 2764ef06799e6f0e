import UIKitValues
import Simulation

/// A controller with a tab bar that shows one of several controllers.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  public private(set) lazy var tabBar: UITabBar = {
    let bar = UITabBar()
    bar.tabs = self
    return bar
  }()
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var index = 0
  /// When the tab bar becomes small, since iOS 26; the simulated tab bar keeps its size.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic {
    didSet { notDone(UITabBarController.self) }
  }

  public enum MinimizeBehavior: Int, Sendable { case automatic, never, onScrollDown, onScrollUp }

  open var selectedIndex: Int {
    get { index }
    set {
      guard children.isEmpty || children.indices.contains(newValue) else { return }
      index = newValue
      showSelected()
    }
  }

  open var viewControllers: [UIViewController]? {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  open var selectedViewController: UIViewController? {
    get { children.indices.contains(index) ? children[index] : nil }
    set {
      guard let newValue else { return }
      guard let index = children.firstIndex(of: newValue) else {
        raise(
          .argument,
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
            + "controller's list of view controllers can be selected.")
      }
      selectedIndex = index
    }
  }

  override var shown: UIViewController { selectedViewController?.shown ?? self }
  override var childrenShown: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  /// Replaces the tab bar's controllers.
  ///
  /// The selected controller stays selected if it is still there. If not, the controller at its
  /// index is selected, or the first (viewControllers's documentation).
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let (selected, new) = (selectedViewController, viewControllers ?? [])
    replaceChildren(
      by: new,
      showing: {
        index = selected.flatMap(new.firstIndex) ?? (new.indices.contains(index) ? index : 0)
        showSelected()
      }
    ) { $0() }
  }

  private func showSelected() {
    guard isAppearing else { return }
    SimulatedApp.current?.screens.exchange(hearsFirst: true)
  }

  /// Selects the tab that a finger has tapped, unless the delegate forbids it.
  ///
  /// If the tab was selected already, its navigation stack pops to the first controller.
  func takeTap(on tab: UIViewController) {
    guard delegate?.tabBarController(self, shouldSelect: tab) ?? true else { return }
    if tab === selectedViewController {
      (tab as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedViewController = tab
    }
    delegate?.tabBarController(self, didSelect: tab)
  }

  /// Returns the tabs' controllers and frames; `bar` is the tab bar's frame in points.
  ///
  /// With more than five controllers, only four are returned. The fifth tab is "More", which has no
  /// effect in the simulation.
  func tabs(in bar: CGRect) -> [(controller: UIViewController, frame: CGRect)] {
    let width = bar.width / CGFloat(max(1, min(children.count, 5)))
    return children.prefix(children.count > 5 ? 4 : 5).enumerated().map { number, controller in
      let x = bar.minX + width * CGFloat(number)
      return (controller, CGRect(x: x, y: bar.minY, width: width, height: bar.height))
    }
  }
}

/// The delegate for taps on a tab bar controller's tabs; selections in code don't call it.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
