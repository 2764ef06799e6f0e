import Foundation

/// What bars show.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
}

@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  open var style = Style.plain
  open var target: AnyObject?
  open var action: Selector?
  open var width: CGFloat = 0
  open var tintColor: UIColor?
  open var customView: UIView?

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: "\(systemItem)", style: .plain, target: target, action: action)
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public enum Style: Int, Sendable { case plain, done = 2 }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo, pageCurl, close
  }
}

@preconcurrency @MainActor public final class UITabBarItem: UIBarItem {
  public var badgeValue: String?
}

@preconcurrency @MainActor public final class UINavigationItem: NSObject {
  public var title: String?
  public var titleView: UIView?
  public var prompt: String?
  public var leftBarButtonItem: UIBarButtonItem?
  public var rightBarButtonItem: UIBarButtonItem?
  public var leftBarButtonItems: [UIBarButtonItem]?
  public var rightBarButtonItems: [UIBarButtonItem]?
  public var backBarButtonItem: UIBarButtonItem?
  public var hidesBackButton = false
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  public init(title: String) { self.title = title }

  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
}

@preconcurrency @MainActor open class UINavigationBar: UIView {
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default
  open var prefersLargeTitles = false
  open var barTintColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?

  open override var frame: CGRect {
    get { SimulatedApp.current?.phone.navigationBarFrame ?? super.frame }
    set { super.frame = newValue }
  }
}

@preconcurrency @MainActor open class UITabBar: UIView {
  open var isTranslucent = true

  open override var frame: CGRect {
    get { SimulatedApp.current?.phone.scene.tabBarFrame ?? super.frame }
    set { super.frame = newValue }
  }
}

@preconcurrency @MainActor open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var barTintColor: UIColor?

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
}

public enum UIBarStyle: Int, Sendable { case `default`, black }
