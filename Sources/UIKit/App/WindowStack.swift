import UIKitValues
import Simulation

/// An app's windows, and the views over its screens: dialogs, alerts and toasts, possibly with text
/// fields.
final class WindowStack {
  private unowned let app: SimulatedApp
  /// The app's shown windows except its first one, in the order they were shown.
  ///
  /// The app's code owns them.
  private var others: [WeakWindow] = []
  private weak var key: UIWindow?

  init(of app: SimulatedApp) { self.app = app }

  /// All shown windows from back to front, by level and then by time (UIApplication.windows's
  /// documentation).
  var windows: [UIWindow] {
    // The usual case, on nearly every turn of the run loop.
    guard !others.isEmpty else { return app.window.map { [$0] } ?? [] }
    let shown = [app.window].compactMap(\.self) + others.compactMap(\.window)
    return shown.enumerated().sorted {
      ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
    }.map(\.element)
  }

  /// The window that receives keys: the app's first window until another window becomes key.
  var keyWindow: UIWindow? { key ?? app.window }

  /// Whether there may be views over the app's screens; if false, no search for them is needed.
  var hasOverlays: Bool { !others.isEmpty || (app.window?.subviews.count ?? 0) > 1 }

  /// The views over the screens, from front to back: the root views of windows in front, and views
  /// added directly to the first window.
  var overlays: [UIView] {
    guard hasOverlays else { return [] }
    return windows.reversed().flatMap { window in
      let shown = window.subviews.reversed().filter { !$0.isHidden }
      return window === app.window ? shown.filter { !$0.isOfScreens(in: window) } : shown
    }
  }

  /// Returns the frontmost view at a point in the first window's coordinates, or nil.
  func hitTest(_ place: CGPoint) -> UIView? {
    for window in windows.reversed() {
      let origin = window.offsetInFirst
      let place = CGPoint(x: place.x - origin.x, y: place.y - origin.y)
      if let found = window.hitTest(place, with: nil) { return found }
    }
    return nil
  }

  /// Shows one of the app's windows, with its root view.
  ///
  /// The first window with a controller becomes the main window, which shows the app's screens.
  func show(_ window: UIWindow) {
    guard window !== app.window, !others.contains(where: { $0.window === window }) else { return }
    if app.stage == nil, app.window?.rootViewController == nil, window.rootViewController != nil {
      return app.adopt(window)
    }
    let screen = app.window?.frame
    if window.frame == screen { window.part = WindowPart() }
    others.removeAll { $0.window == nil }
    others.append(WeakWindow(window: window))
    window.enterRootView()
    app.setNeedsSceneUpdate()
    app.notificationCenter.post(name: UIWindow.didBecomeVisibleNotification, object: window)
  }

  /// Hides a window, and ends editing in its fields.
  func hide(_ window: UIWindow) {
    guard let index = others.firstIndex(where: { $0.window === window }) else { return }
    _ = window.endEditingInside(isForced: true)
    window.rootViewController?.viewIfLoaded?.removeFromSuperview()
    others.remove(at: index)
    if key === window { app.window?.makeKey() }
    app.setNeedsSceneUpdate()
    app.notificationCenter.post(name: UIWindow.didBecomeHiddenNotification, object: window)
  }

  /// Makes a window the key window, and notifies it and the former one (UIWindow.becomeKey's and
  /// resignKey's documentation).
  func makeKey(_ window: UIWindow) {
    let before = keyWindow
    guard before !== window else { return }
    key = window
    before?.resignKey()
    app.notificationCenter.post(name: UIWindow.didResignKeyNotification, object: before)
    window.becomeKey()
    app.notificationCenter.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }

  /// Lays out all of the app's windows.
  func layOut() { for window in windows { window.layoutIfNeeded() } }
}

/// A weak reference to a window.
private struct WeakWindow {
  weak var window: UIWindow?
}

extension UIWindow {
  /// The window's origin in the app's first window, in points; zero for a full-screen window.
  var offsetInFirst: CGPoint { part == nil ? frame.origin : .zero }

  /// Inserts the root controller's view, around the shown child's view, behind all other subviews.
  func enterRootView() {
    guard let controller = rootViewController, let view = controller.view else { return }
    let shown = controller.shown
    if shown !== controller, let inner = shown.view {
      inner.frame = view.bounds
      view.addSubview(inner)
    }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}

extension UIView {
  /// Converts a rectangle of the view to the coordinates of the app's first window.
  func convertToFirstWindow(_ rect: CGRect) -> CGRect {
    let (rect, origin) = (convert(rect, to: nil), window?.offsetInFirst ?? .zero)
    return rect.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Converts a rectangle from the coordinates of the app's first window to the view's.
  func convertFromFirstWindow(_ rect: CGRect) -> CGRect {
    let origin = window?.offsetInFirst ?? .zero
    return convert(rect.offsetBy(dx: -origin.x, dy: -origin.y), from: nil)
  }

  /// Whether a subview of the first window belongs to a screen, rather than lies over the screens.
  fileprivate func isOfScreens(in window: UIWindow) -> Bool {
    part != nil || self is TransitionView
      || outermostControllers.contains { $0.root === window.rootViewController }
  }
}
