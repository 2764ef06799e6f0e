import AppFoundation

/// Notifications and settings of assistive technology, which the simulated phone always has off.
public enum UIAccessibility {
  public static let isVoiceOverRunning = false
  public static let isReduceMotionEnabled = false
  public static let isSwitchControlRunning = false
  public static let prefersCrossFadeTransitions = false
  public static let isReduceTransparencyEnabled = false
  public static let isBoldTextEnabled = false
  public static let isDarkerSystemColorsEnabled = false
  public static let isInvertColorsEnabled = false
  public static let isGuidedAccessEnabled = false

  public static func post(notification: Notification, argument: Any?) {
    notDone(UIAccessibility.self)
  }

  public struct Notification: Hashable, RawRepresentable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }
}

/// The accessibility traits of an element, such as being a button.
///
/// The simulation stores them without using them.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none = UIAccessibilityTraits([])
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// An action that assistive technology offers for an element.
///
/// The simulation stores it without performing it.
public final class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  public var name: String
  public weak var target: AnyObject?
  public var selector: Selector?
  public var actionHandler: Handler?

  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
  }

  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }
}

/// The accessibility properties that iOS declares for every object.
///
/// Views declare their own properties with the same names.
public protocol _Accessible: AnyObject {}

extension NSObject: _Accessible {}

extension _Accessible where Self: NSObject {
  public var accessibilityLabel: String? {
    get { kept("label") }
    set { keep(newValue, "label") }
  }
  public var accessibilityHint: String? {
    get { kept("hint") }
    set { keep(newValue, "hint") }
  }
  public var accessibilityIdentifier: String? {
    get { kept("identifier") }
    set { keep(newValue, "identifier") }
  }

  private func kept(_ name: StaticString) -> String? {
    objc_getAssociatedObject(self, name.utf8Start) as? String
  }

  private func keep(_ text: String?, _ name: StaticString) {
    objc_setAssociatedObject(self, name.utf8Start, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
  }
}
