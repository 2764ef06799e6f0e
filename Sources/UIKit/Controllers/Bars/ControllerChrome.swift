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
    if !shown.supportedInterfaceOrientations.isSuperset(of: .allButUpsideDown) {
      notDone(UIViewController.self, "supportedInterfaceOrientations")
    }
  }
}

extension UINavigationController {
  fileprivate var showsLargeTitle: Bool {
    navigationBar.prefersLargeTitles
      && topViewController?.navigationItem.largeTitleDisplayMode != .never
  }
}
