import Foundation
import Simulation

/// Controllers that come and go.
extension SimulatedApp {
  /// Shows a controller from its own start: loaded, laid out, told that it appears.
  func show(_ controller: UIViewController?) {
    guard let controller, let window, stage == nil else { return }
    phone = Phone(empty: phone.scene.with(ControllerChrome(controller).chrome), from: phone)
    let shown = controller.shown
    let root: UIView = shown.view
    stage = ControllerStage(shown)
    root.part = RootPart()
    if controller !== shown {
      let outer: UIView = controller.view
      outer.frame = window.bounds
      outer.addSubview(root)
      window.addSubview(outer)
    } else {
      window.addSubview(root)
    }
    root.sizeDidChange(from: root.ownFrame.size)
    controller.appear {
      window.layoutIfNeeded()
      isSceneStale = true
      stage?.update(self)
    }
    endTurn()
  }

  func present(
    _ presented: UIViewController, over presenter: UIViewController, _ completion: (() -> Void)?
  ) {
    presenter.presentedViewController = presented
    presented.presentingViewController = presenter
    presented.loadViewIfNeeded()
    let alert = presented as? UIAlertController
    let style = alert == nil ? presented.modalPresentationStyle.presentation : .alert
    perform { $0.present(style, hasField: alert?.textFields != nil) }
    presented.appear(after: 0.4)
    if let completion { calls.add(after: 0.4, on: self, completion) }
  }

  func dismiss(from controller: UIViewController, _ completion: (() -> Void)?) {
    let presenter =
      controller.presentedViewController == nil ? controller.presentingViewController : controller
    guard let presenter, let presented = presenter.presentedViewController else { return }
    presented.disappear(after: 0.4)
    presenter.presentedViewController = nil
    presented.presentingViewController = nil
    perform { $0.close() }
    if let completion { calls.add(after: 0.4, on: self, completion) }
  }

  /// Has the scroll view count what the controller adds to its safe area.
  func setAddedSafeArea(_ insets: UIEdgeInsets) {
    guard stage != nil else { return }
    phone.setAdditionalSafeArea(EdgeInsets(insets))
    notice()
  }

  /// Tells the controller what the phone has passed through, and at the end of the movement that it
  /// has; one that a finger calls back has neither gone nor come before.
  func pass(_ passage: Passage) {
    let controller = window?.rootViewController?.shown
    switch passage {
    case .viewWillDisappear: controller?.disappear(after: transitionDuration)
    case .viewWillAppear: controller?.appear(after: transitionDuration)
    case .didEnterBackground: enterBackground()
    case .willEnterForeground: enterForeground()
    }
  }

  /// The order of Apple's "Managing your app's life cycle".
  private func enterBackground() {
    activity = .inactive
    post(UIApplication.willResignActiveNotification)
    activity = .background
    post(UIApplication.didEnterBackgroundNotification)
  }

  private func enterForeground() {
    activity = .inactive
    post(UIApplication.willEnterForegroundNotification)
    activity = .active
    post(UIApplication.didBecomeActiveNotification)
  }

  private func post(_ name: Notification.Name) {
    notificationCenter.post(name: name, object: UIApplication.shared)
  }
}

extension Phone {
  /// Creates a phone that shows nothing, in the place of another.
  fileprivate init(empty scene: Scene, from old: Phone) {
    self.init(scene: scene, rows: RowGeometry(sections: []), style: .stack, fields: [])
    goOn(from: old)
    isRecording = old.isRecording
  }
}

/// The bars that controllers bring.
@preconcurrency @MainActor private struct ControllerChrome {
  let chrome: Chrome

  init(_ controller: UIViewController) {
    let tabs = controller as? UITabBarController
    let stack =
      controller as? UINavigationController ?? tabs?.selectedViewController
      as? UINavigationController
    chrome = Chrome(
      hasNavigationBar: stack.map { !$0.isNavigationBarHidden } ?? false, hasTabBar: tabs != nil,
      hasLargeTitle: stack?.showsLargeTitle ?? false)
    let shown = controller.shown
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

extension UIModalPresentationStyle {
  fileprivate var presentation: Presentation {
    switch self {
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none:
      .fullScreen
    case .pageSheet, .automatic: .pageSheet
    case .formSheet: .formSheet
    case .popover: .popover
    }
  }
}
