import Foundation
import Simulation

/// What controllers are told of their screen, and what they add to it.
extension SimulatedApp {
  /// Has the scroll view count what the controller adds to its safe area.
  func setAddedSafeArea(_ insets: UIEdgeInsets) {
    guard stage != nil else { return }
    phone.setAdditionalSafeArea(EdgeInsets(insets))
    notice()
  }

  /// Tells the controller what the phone has passed through, and at the end of the movement that it
  /// has; one that a finger calls back has neither gone nor come before.
  ///
  /// - Parameters:
  ///   - call: what it is told.
  ///   - fillsWindow: whether the controllers around it come and go with it.
  func received(_ call: LifecycleCall, fillsWindow: Bool) {
    switch call {
    case .viewWillDisappear, .viewWillAppear:
      transitions.run(isAnimated: transitions.areAnimated) {
        $0.screenMoves(call, fillsWindow: fillsWindow)
      }
    case .didEnterBackground: enterBackground()
    case .willEnterForeground: enterForeground()
    }
  }

  private func screenMoves(_ call: LifecycleCall, fillsWindow: Bool) {
    let controller = fillsWindow ? shownController?.outermost : shownController
    switch call {
    case .viewWillDisappear where phone.obstacle == .departure(.closed) && screens.isCovering:
      close()
    case .viewWillDisappear:
      if phone.obstacle == .departure(.popped), controller?.parent is UINavigationController {
        controller?.willMove(toParent: nil)
        controller?.passage = .outOfParent
      }
      controller?.disappear(
        after: fillsWindow ? ScreenTransitions.presentationDuration : ScreenTransitions.duration,
        isAnimated: transitions.areAnimated, isLast: fillsWindow
      ) { [weak self] in
        guard let controller, self?.shownController?.isInside(controller) == true else { return }
        controller.leaveWindow()
      }
      screens.returnAfterPop()
    case .viewWillAppear:
      controller?.appear(
        after: ScreenTransitions.duration, isAnimated: transitions.areAnimated,
        entering: { controller?.returnToWindow() },
        layingOut: { window?.layoutIfNeeded() })
    case .didEnterBackground, .willEnterForeground: break
    }
  }

  /// The order of Apple's "Managing your app's life cycle".
  private func enterBackground() {
    activity = .inactive
    tell({ $0.sceneWillResignActive($1) }, or: { $0.applicationWillResignActive($1) })
    post(UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification)
    activity = .background
    tell({ $0.sceneDidEnterBackground($1) }, or: { $0.applicationDidEnterBackground($1) })
    post(UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification)
  }

  private func enterForeground() {
    activity = .inactive
    tell({ $0.sceneWillEnterForeground($1) }, or: { $0.applicationWillEnterForeground($1) })
    post(UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification)
    activity = .active
    tell({ $0.sceneDidBecomeActive($1) }, or: { $0.applicationDidBecomeActive($1) })
    post(UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification)
  }

  /// Tells the scene's delegate, or the app's where no scene has one (UIApplicationDelegate's reference).
  private func tell(
    _ toScene: (any UISceneDelegate, UIScene) -> Void,
    or toApp: (any UIApplicationDelegate, UIApplication) -> Void
  ) {
    let app = UIApplication.shared
    if let scene = app.connectedScenes.first, let delegate = scene.delegate {
      toScene(delegate, scene)
    } else if let delegate = app.delegate {
      toApp(delegate, app)
    }
  }

  /// Posts what becomes of the scene, and with it of the app, which has no other.
  private func post(_ sceneName: Notification.Name, _ name: Notification.Name) {
    notificationCenter.post(
      name: sceneName, object: UIApplication.shared.connectedScenes.first)
    notificationCenter.post(name: name, object: UIApplication.shared)
  }
}
