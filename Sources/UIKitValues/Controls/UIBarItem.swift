import AppFoundation

/// An item of a navigation bar, toolbar or tab bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
  open var accessibilityLabel: String?
  open var accessibilityHint: String? { didSet { notUsed(UIBarItem.self) } }
  open var accessibilityIdentifier: String?
  open var accessibilityValue: String? { didSet { notUsed(UIBarItem.self) } }
  open var accessibilityTraits = UIAccessibilityTraits.none { didSet { notUsed(UIBarItem.self) } }
  open var isAccessibilityElement = false { didSet { notUsed(UIBarItem.self) } }
  private var textAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState
  ) {
    textAttributes[state.rawValue] = attributes
    notDrawn(UIBarItem.self)
  }

  open func titleTextAttributes(
    for state: UIControlState
  ) -> [NSAttributedString.Key: Any]? { textAttributes[state.rawValue] }
}

/// The tab bar item of a view controller: the title and image of its tab.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  open var badgeValue: String? { didSet { notDrawn(UITabBarItem.self) } }
  open var badgeColor: UIColor? { didSet { notDrawn(UITabBarItem.self) } }
  open var selectedImage: UIImage? { didSet { notDrawn(UITabBarItem.self) } }
  open var imageInsets = UIEdgeInsets.zero { didSet { notDrawn(UITabBarItem.self) } }
  open var titlePositionAdjustment = UIOffset.zero { didSet { notDrawn(UITabBarItem.self) } }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a stand-in for UIKit's appearance proxy of tab bar items; its settings have no effect.
  public class func appearance() -> UITabBarItem {
    notDone(UITabBarItem.self)
    return UITabBarItem()
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: "\(systemItem)".capitalized, image: nil, tag: tag)
  }

  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
