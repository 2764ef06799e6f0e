import UIKitValues

/// A button in a navigation bar or toolbar that runs an action when tapped.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  open var style = Style.plain { didSet { notDrawn(UIBarButtonItem.self) } }
  open var target: AnyObject?
  open var action: Selector?
  open var width: CGFloat = 0
  open var tintColor: UIColor? { didSet { notDrawn(UIBarButtonItem.self) } }
  open var hidesSharedBackground = false { didSet { notDrawn(UIBarButtonItem.self) } }
  open var isHidden = false { didSet { notDone(UIBarButtonItem.self) } }
  open var isSelected = false { didSet { notDrawn(UIBarButtonItem.self) } }
  open var changesSelectionAsPrimaryAction = false { didSet { notDone(UIBarButtonItem.self) } }
  open var sharesBackground = true { didSet { notDrawn(UIBarButtonItem.self) } }
  open var possibleTitles: Set<String>? { didSet { notDrawn(UIBarButtonItem.self) } }
  open var customView: UIView?
  open var primaryAction: UIAction?
  open var menu: UIMenu? { didSet { notUsed(UIBarButtonItem.self) } }
  /// The system item that the bar button was created from, or nil.
  private(set) var systemItem: SystemItem?

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
    let style = systemItem == .done ? Style.done : .plain
    self.init(title: nil, style: style, target: target, action: action)
    self.systemItem = systemItem
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(
      title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil)
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// The text that identifies the bar button for a user, such as its title; nil for a space.
  var label: String? {
    if let systemItem { return systemItem.isSpace ? nil : title ?? systemItem.title }
    return title ?? image?.name ?? ""
  }

  /// Runs the bar button's action, as a tap does; has no effect if the button is disabled.
  func press() {
    guard isEnabled else { return }
    if let primaryAction { return primaryAction.perform(from: self) }
    guard let action else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public typealias Style = UIBarButtonItemStyle
  public typealias SystemItem = UIBarButtonSystemItem
}

/// Appearance settings of bar buttons, which have no effect in the simulation.
extension UIBarButtonItem {
  /// Returns a stand-in for UIKit's appearance proxy of bar buttons; its settings have no effect.
  public class func appearance() -> UIBarButtonItem { UIBarButtonItem() }

  public func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { notDrawn(UIBarButtonItem.self) }
  public func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) { notDrawn(UIBarButtonItem.self) }
  public func setBackButtonBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { notDrawn(UIBarButtonItem.self) }
  public func setTitlePositionAdjustment(_ offset: UIOffset, for barMetrics: UIBarMetrics) {
    notDrawn(UIBarButtonItem.self)
  }
  public func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { notDrawn(UIBarButtonItem.self) }
  public func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { notDrawn(UIBarButtonItem.self) }
  public func setBackButtonTitlePositionAdjustment(
    _ offset: UIOffset, for barMetrics: UIBarMetrics
  ) { notDrawn(UIBarButtonItem.self) }
}
