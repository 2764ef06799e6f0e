import UIKitValues

/// The controller of the edit menu over a text selection.
///
/// In the simulation the menu never opens.
@preconcurrency @MainActor public final class UIMenuController: NSObject {
  public static let shared = UIMenuController()

  public var menuItems: [UIMenuItem]? { didSet { notDone(UIMenuController.self) } }
  public var isMenuVisible: Bool {
    get { false }
    set { if newValue { notDone(UIMenuController.self) } }
  }
  public var menuFrame: CGRect { .zero }

  private override init() { super.init() }

  public func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
  public func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    notDone(UIMenuController.self)
  }
  public func showMenu(from targetView: UIView, rect targetRect: CGRect) { isMenuVisible = true }
  public func hideMenu(from targetView: UIView) { isMenuVisible = false }
  public func hideMenu() { isMenuVisible = false }
  public func update() { notDone(UIMenuController.self) }

  // Never posted.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
}

/// An app's own entry in the edit menu.
@preconcurrency @MainActor public final class UIMenuItem: NSObject {
  public var title: String
  public var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}
