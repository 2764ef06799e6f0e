import UIKitValues

/// The shortcut buttons over an iPad's keyboard.
///
/// The simulation stores the buttons but doesn't show them.
@preconcurrency @MainActor public final class UITextInputAssistantItem: NSObject {
  public var leadingBarButtonGroups: [UIBarButtonItemGroup] = [] {
    didSet { notDone(UITextInputAssistantItem.self) }
  }
  public var trailingBarButtonGroups: [UIBarButtonItemGroup] = [] {
    didSet { notDone(UITextInputAssistantItem.self) }
  }
  public var allowsHidingShortcuts = true { didSet { notDone(UITextInputAssistantItem.self) } }
}

/// A group of bar buttons that collapse to one button if there is little space.
@preconcurrency @MainActor public final class UIBarButtonItemGroup: NSObject {
  public let barButtonItems: [UIBarButtonItem]
  public let representativeItem: UIBarButtonItem?

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
  }

  public static func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
}
