import UIKitValues
import Simulation

/// The app's shared application object.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  /// The URL of the app's page in the system's settings, as a string.
  public nonisolated static let openSettingsURLString = "app-settings:"

  open var delegate: (any UIApplicationDelegate)? {
    get { chosen ?? LaunchedDelegate.current as? any UIApplicationDelegate }
    set { chosen = newValue }
  }
  private weak var chosen: (any UIApplicationDelegate)?
  private let scene = UIWindowScene(
    session: UISceneSession(role: .windowApplication),
    connectionOptions: UIScene.ConnectionOptions())

  open var windows: [UIWindow] { SimulatedApp.current?.windows.windows ?? [] }
  open var keyWindow: UIWindow? { SimulatedApp.current?.windows.keyWindow }
  open var connectedScenes: Set<UIScene> { [scene] }
  open var openSessions: Set<UISceneSession> { [scene.session] }

  open var applicationState: State {
    SimulatedApp.current?.activity.state ?? .active
  }

  open var statusBarOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(SimulatedApp.current?.phone.scene.orientation ?? .portrait)
  }

  open var statusBarFrame: CGRect {
    SimulatedApp.current.map {
      $0.phone.scene.windowRect(fromScreen: $0.phone.scene.statusBarFrame)
    }
      ?? .zero
  }

  open var statusBarStyle = UIStatusBarStyle.default { didSet { notDrawn(UIApplication.self) } }
  open var isStatusBarHidden = false { didSet { notDone(UIApplication.self) } }
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
  open var isIdleTimerDisabled = false { didSet { notUsed(UIApplication.self) } }
  open var isNetworkActivityIndicatorVisible = false { didSet { notDrawn(UIApplication.self) } }
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens a URL; has no effect, since the simulated phone has no other app to open it.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    notDone(UIApplication.self)
    completion?(false)
  }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: .unspecified)
  }

  open var preferredContentSizeCategory: UIContentSizeCategory { .large }

  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let first = SimulatedApp.current?.firstResponder.view
    guard let object = target ?? first?.target(forAction: action, withSender: sender) else {
      return false
    }
    action.call(on: object as AnyObject, with: sender, event)
    return true
  }

  /// Asks for time in the background, which the simulation doesn't limit.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  public typealias OpenExternalURLOptionsKey = UIApplicationOpenExternalURLOptionsKey

  public typealias OpenURLOptionsKey = UIApplicationOpenURLOptionsKey

  public typealias LaunchOptionsKey = UIApplicationLaunchOptionsKey

  public typealias State = UIApplicationState

  public nonisolated static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification =
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  public nonisolated static let didBecomeActiveNotification =
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification =
    Notification.Name("UIApplicationWillResignActiveNotification")
  public nonisolated static let willTerminateNotification =
    Notification.Name("UIApplicationWillTerminateNotification")
  public nonisolated static let didFinishLaunchingNotification =
    Notification.Name("UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let willChangeStatusBarOrientationNotification =
    Notification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
  public nonisolated static let didChangeStatusBarOrientationNotification =
    Notification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
  public nonisolated static let willChangeStatusBarFrameNotification =
    Notification.Name("UIApplicationWillChangeStatusBarFrameNotification")
  public nonisolated static let didChangeStatusBarFrameNotification =
    Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  /// The user info key for a rotation's old or new orientation, an NSNumber of an Int.
  public nonisolated static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
  public nonisolated static let didReceiveMemoryWarningNotification =
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
}

/// The delegate for an app's lifecycle events, such as its move to the background.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  var window: UIWindow? { get set }
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationDidBecomeActive(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// The app's window: nil by default, for an app whose scenes own its windows.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
