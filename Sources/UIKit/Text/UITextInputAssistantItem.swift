import Foundation

/// What stands beside the suggestions over an iPad's keyboard; it is kept, and shown nowhere.
@preconcurrency @MainActor public final class UITextInputAssistantItem: NSObject {
  public var leadingBarButtonGroups: [UIBarButtonItemGroup] = [] {
    didSet { notDone(UITextInputAssistantItem.self) }
  }
  public var trailingBarButtonGroups: [UIBarButtonItemGroup] = [] {
    didSet { notDone(UITextInputAssistantItem.self) }
  }
  public var allowsHidingShortcuts = true { didSet { notDone(UITextInputAssistantItem.self) } }
}

/// Buttons that become one where room is short.
@preconcurrency @MainActor public final class UIBarButtonItemGroup: NSObject {
  public let barButtonItems: [UIBarButtonItem]
  public let representativeItem: UIBarButtonItem?

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
  }
}
