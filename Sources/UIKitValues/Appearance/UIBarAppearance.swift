import AppFoundation

/// The appearance of a bar, such as its colors, which the simulation doesn't draw.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor? { didSet { notDrawn(UIBarAppearance.self) } }
  open var backgroundEffect: UIBlurEffect? { didSet { notDrawn(UIBarAppearance.self) } }
  open var backgroundImage: UIImage? { didSet { notDrawn(UIBarAppearance.self) } }
  open var shadowColor: UIColor? { didSet { notDrawn(UIBarAppearance.self) } }
  open var shadowImage: UIImage? { didSet { notDrawn(UIBarAppearance.self) } }

  public override init() { super.init() }

  open func configureWithDefaultBackground() { notDrawn(UIBarAppearance.self) }
  open func configureWithOpaqueBackground() { notDrawn(UIBarAppearance.self) }
  open func configureWithTransparentBackground() { notDrawn(UIBarAppearance.self) }
}

/// The appearance of a navigation bar, which the simulation doesn't draw.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { notDrawn(UINavigationBarAppearance.self) }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { notDrawn(UINavigationBarAppearance.self) }
  }
}

/// The appearance of a toolbar, which the simulation doesn't draw.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}
/// The appearance of a tab bar, which the simulation doesn't draw.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {}

/// The style of a bar, such as black, which the simulation doesn't draw.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
  public static let blackTranslucent = UIBarStyle.black
}

/// The position of a bar on the screen.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
