import Foundation
import Simulation

/// An app's windows, and what stands in them over the screens of its controllers: dialogs, alerts
/// and toasts of the app's own, each with fields of its own perhaps.
final class WindowStack {
  private unowned let app: SimulatedApp
  /// Those that are shown beside the app's first one, the last that was shown last; the app's code
  /// holds them.
  private var others: [WeakWindow] = []
  private weak var key: UIWindow?

  init(of app: SimulatedApp) { self.app = app }

  /// All that are shown, from back to front: by their levels, and of one level as they were shown
  /// (UIApplication.windows's reference).
  var windows: [UIWindow] {
    // As on nearly every turn of the run loop.
    guard !others.isEmpty else { return app.window.map { [$0] } ?? [] }
    let shown = [app.window].compactMap(\.self) + others.compactMap(\.window)
    return shown.enumerated().sorted {
      ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
    }.map(\.element)
  }

  /// The window that keys go to: the app's first one until another one asks for that.
  var keyWindow: UIWindow? { key ?? app.window }

  /// Whether there may be anything over the screens.
  var hasOverlays: Bool { !others.isEmpty || (app.window?.subviews.count ?? 0) > 1 }

  /// What stands over the screens of the app's controllers, from front to back: what other windows
  /// in front show, and what the app has put straight into its first one.
  var overlays: [UIView] {
    guard hasOverlays else { return [] }
    return windows.reversed().flatMap { window in
      let shown = window.subviews.reversed().filter { !$0.isHidden }
      return window === app.window ? shown.filter { !$0.isOfScreens(in: window) } : shown
    }
  }

  /// The view that a finger finds at a place of the first window.
  func hitTest(_ place: CGPoint) -> UIView? {
    for window in windows.reversed() {
      let origin = window.offsetInFirst
      let place = CGPoint(x: place.x - origin.x, y: place.y - origin.y)
      if let found = window.hitTest(place, with: nil) { return found }
    }
    return nil
  }

  /// Has a window be shown: the first with a controller where nothing is shown yet is the app's
  /// own.
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

  /// Takes a window off the screen; what is edited in it ends.
  func hide(_ window: UIWindow) {
    guard let index = others.firstIndex(where: { $0.window === window }) else { return }
    _ = window.endEditingInside(isForced: true)
    window.rootViewController?.viewIfLoaded?.removeFromSuperview()
    others.remove(at: index)
    if key === window { app.window?.makeKey() }
    app.setNeedsSceneUpdate()
    app.notificationCenter.post(name: UIWindow.didBecomeHiddenNotification, object: window)
  }

  /// Has a window be the one that keys go to, and tells it and the one before
  /// (UIWindow.becomeKey and resignKey's reference).
  func makeKey(_ window: UIWindow) {
    let before = keyWindow
    guard before !== window else { return }
    key = window
    before?.resignKey()
    app.notificationCenter.post(name: UIWindow.didResignKeyNotification, object: before)
    window.becomeKey()
    app.notificationCenter.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }

  /// Lays all of them out.
  func layOut() { for window in windows { window.layoutIfNeeded() } }
}

private struct WeakWindow {
  weak var window: UIWindow?
}

extension UIWindow {
  /// Where the coordinates of the app's first window have its corner.
  fileprivate var offsetInFirst: CGPoint { part == nil ? frame.origin : .zero }

  /// Puts its controller's view, and what that shows, into it, which the controllers hear of.
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
  /// Returns a rectangle of its own coordinates in those of the app's first window.
  func convertToFirstWindow(_ rect: CGRect) -> CGRect {
    let (rect, origin) = (convert(rect, to: nil), window?.offsetInFirst ?? .zero)
    return rect.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Whether a view of the first window is that of a screen, or what UIKit has put around one.
  fileprivate func isOfScreens(in window: UIWindow) -> Bool {
    part != nil || self is TransitionView
      || outermostControllers.contains { $0.root === window.rootViewController }
  }
}
