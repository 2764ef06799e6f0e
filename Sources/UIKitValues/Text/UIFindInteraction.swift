import AppFoundation

/// The kinds of data in a text, such as phone numbers, that a text view shows as links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// The find panel of a text view, which an iPhone shows above the keyboard.
@preconcurrency @MainActor public final class UIFindInteraction: NSObject {
  /// Whether the find panel is visible: always false, since the simulation never opens it.
  public let isFindNavigatorVisible = false

  public func presentFindNavigator(showingReplace: Bool) { notDone(UIFindInteraction.self) }
  public func dismissFindNavigator() {}
  public func findNext() {}
  public func findPrevious() {}
}
