import AppFoundation

/// A menu element that sends an action along the responder chain.
///
/// In the simulation no touch opens a menu.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  public let action: Selector
  public let propertyList: Any?
  open var attributes: Attributes
  open var state: State
  open var discoverabilityTitle: String?

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
    notDone(UICommand.self, "init(title:action:)")
  }
}

/// A command for a key combination on a hardware keyboard.
@preconcurrency @MainActor public final class UIKeyCommand: UICommand {
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  public var wantsPriorityOverSystemBehavior = false { didSet { notUsed(UIKeyCommand.self) } }
  public var allowsAutomaticLocalization = true { didSet { notUsed(UIKeyCommand.self) } }
  public var allowsAutomaticMirroring = true { didSet { notUsed(UIKeyCommand.self) } }

  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(action: action)
  }

  public init(
    title: String, image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle)
  }

  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
}

/// The modifier keys of a key command.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// A press of a hardware key.
///
/// In the simulation no hardware key is ever pressed.
@preconcurrency @MainActor public final class UIPress: NSObject {
  public var key: UIKey? { nil }
}

/// A key of a hardware keyboard.
@preconcurrency @MainActor public final class UIKey: NSObject {
  public let characters = ""
  public let charactersIgnoringModifiers = ""
  public let modifierFlags: UIKeyModifierFlags = []
  public let keyCode = UIKeyboardHIDUsage.keyboardErrorUndefined
}

/// The keys of a hardware keyboard by their codes (HID Usage Tables, page 7).
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardErrorUndefined = 3
  case keyboardReturnOrEnter = 40
  case keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
  case keyboardHome = 74
  case keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown
  case keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
}

/// An event of hardware key presses, which the simulation never sends.
public final class UIPressesEvent: NSObject {}
