import UIKitValues

/// Moves an app to the background and back, with the delegates' calls and the notifications.
final class AppActivity {
  private(set) var state = UIApplication.State.active

  /// Puts the app in the background, with calls as in Apple's "Managing your app's life cycle".
  func enterBackground(_ center: NotificationCenter) {
    state = .inactive
    tell({ $0.sceneWillResignActive($1) }, or: { $0.applicationWillResignActive($1) })
    post(
      UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification, to: center)
    state = .background
    tell({ $0.sceneDidEnterBackground($1) }, or: { $0.applicationDidEnterBackground($1) })
    post(
      UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification,
      to: center)
  }

  /// Puts the app in the foreground, with calls as in Apple's "Managing your app's life cycle".
  func enterForeground(_ center: NotificationCenter) {
    state = .inactive
    tell({ $0.sceneWillEnterForeground($1) }, or: { $0.applicationWillEnterForeground($1) })
    post(
      UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification,
      to: center)
    state = .active
    tell({ $0.sceneDidBecomeActive($1) }, or: { $0.applicationDidBecomeActive($1) })
    post(UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification, to: center)
  }

  /// Calls the scene delegate's method, or the app delegate's if no scene has a delegate.
  ///
  /// This choice follows UIApplicationDelegate's documentation.
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

  /// Posts the scene's notification about a changed activity state, and then the app's.
  private func post(
    _ sceneName: Notification.Name, _ name: Notification.Name, to center: NotificationCenter
  ) {
    center.post(name: sceneName, object: UIApplication.shared.connectedScenes.first)
    center.post(name: name, object: UIApplication.shared)
  }
}
