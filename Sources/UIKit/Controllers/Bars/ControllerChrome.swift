import Simulation

/// Finds out which bars a view controller's screen has, such as a navigation bar and a tab bar.
@preconcurrency @MainActor struct ControllerChrome {
  let chrome: Chrome

  init(_ controller: UIViewController) {
    let tabs = controller as? UITabBarController
    let stack =
      controller as? UINavigationController ?? tabs?.selectedViewController
      as? UINavigationController
    let isAlone = stack?.topViewController?.hidesBottomBarWhenPushed ?? false
    let shown = controller.shown
    var chrome = Chrome(
      hasNavigationBar: stack.map { !$0.isNavigationBarHidden } ?? false,
      hasTabBar: tabs != nil && !(isAlone && (stack?.children.count ?? 0) > 1),
      hasLargeTitle: stack?.showsLargeTitle ?? false,
      hasSearchBar: stack != nil && shown.itemInBar?.searchController != nil,
      hasToolbar: stack.map { !$0.isToolbarHidden && !isAlone } ?? false)
    chrome.navigationField = shown.fieldInBar
    self.chrome = chrome
    if shown.prefersStatusBarHidden { notDone(UIViewController.self, "prefersStatusBarHidden") }
  }
}

extension UINavigationController {
  fileprivate var showsLargeTitle: Bool {
    navigationBar.prefersLargeTitles
      && topViewController?.navigationItem.largeTitleDisplayMode != .never
  }
}

extension UIViewController {
  /// The edges at which the controller's view ends at a bar instead of extending under it.
  ///
  /// See edgesForExtendedLayout, and extendedLayoutIncludesOpaqueBars for bars that aren't
  /// translucent. The child of a navigation or tab bar controller decides.
  var barEdges: Scene.BarEdges {
    guard let parent, !(parent is UINavigationController || parent is UITabBarController) else {
      let (stack, tabs) = (navigationController, tabBarController)
      let bar = stack?.isNavigationBarHidden == false ? stack?.navigationBar : nil
      var edges: Scene.BarEdges = []
      if stack != nil, !extends(to: .top, isTranslucent: bar?.isTranslucent) { edges.insert(.top) }
      if stack ?? tabs != nil, !extends(to: .bottom, isTranslucent: tabs?.tabBar.isTranslucent) {
        edges.insert(.bottom)
      }
      return edges
    }
    return parent.barEdges
  }

  /// Returns whether the view extends under the bar at an edge; `isTranslucent` is nil without one.
  private func extends(to edge: UIRectEdge, isTranslucent: Bool?) -> Bool {
    edgesForExtendedLayout.contains(edge)
      && (isTranslucent ?? true || extendedLayoutIncludesOpaqueBars)
  }
}
