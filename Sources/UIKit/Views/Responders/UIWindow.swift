import UIKitValues

/// A window, which is the root of a view hierarchy.
@preconcurrency @MainActor open class UIWindow: UIView {
  open var windowLevel = Level.normal {
    didSet { SimulatedApp.current?.setNeedsSceneUpdate() }
  }
  open weak var windowScene: UIWindowScene?
  /// Whether the window is the key window; the app's first window is key from the start.
  open var isKeyWindow: Bool { self === SimulatedApp.current?.windows.keyWindow }
  open var screen: UIScreen { UIScreen.main }

  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController, let app = SimulatedApp.current else { return }
      guard self === app.window else { return rootDidChange(from: oldValue, on: app) }
      if app.stage == nil { return app.screens.show(rootViewController) }
      guard app.stage is ControllerStage else { return }
      app.screens.exchange()
      oldValue?.viewIfLoaded?.removeFromSuperview()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    isHidden = true
    self.windowScene = windowScene
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit { SimulatedApp.current?.setNeedsSceneUpdate() }

  /// Removes the old root controller's view, and shows the new one's if the window is visible.
  private func rootDidChange(from old: UIViewController?, on app: SimulatedApp) {
    old?.viewIfLoaded?.removeFromSuperview()
    guard app.windows.windows.contains(self) else { return }
    if app.stage == nil, app.window?.rootViewController == nil, rootViewController != nil {
      return app.adopt(self)
    }
    enterRootView()
    app.setNeedsSceneUpdate()
  }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue, part == nil || isHidden, let app = SimulatedApp.current else {
        return
      }
      if isHidden { app.windows.hide(self) } else { app.windows.show(self) }
    }
  }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  private lazy var ownUndoManager = UndoManager()
  open override var undoManager: UndoManager? { ownUndoManager }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  open func makeKey() { SimulatedApp.current?.windows.makeKey(self) }
  open func becomeKey() {}
  open func resignKey() {}
  open func sendEvent(_ event: UIEvent) {}

  /// Converts a rectangle from another window's coordinates to this window's.
  ///
  /// For `nil` the rectangle is in screen coordinates, as in keyboard notifications.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    if let window { return convert(rect, from: window as UIView) }
    guard let scene = SimulatedApp.current?.phone.scene else { return rect }
    return convertFromFirstWindow(scene.windowRect(fromAnnounced: rect))
  }

  /// Converts a rectangle from this window's coordinates to another window's.
  ///
  /// For `nil` the result is in screen coordinates.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    if let window { return convert(rect, to: window as UIView) }
    guard let scene = SimulatedApp.current?.phone.scene else { return rect }
    return scene.announced(scene.screenRect(fromWindow: convertToFirstWindow(rect)))
  }

  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), from: window).origin
  }

  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: window).origin
  }

  public nonisolated static let didBecomeVisibleNotification =
    Notification.Name("UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification =
    Notification.Name("UIWindowDidBecomeHiddenNotification")
  public nonisolated static let didBecomeKeyNotification =
    Notification.Name("UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification =
    Notification.Name("UIWindowDidResignKeyNotification")

  public typealias Level = UIWindowLevel
}
