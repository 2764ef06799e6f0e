import AppFoundation

/// A suggestion below a search field; the simulation doesn't show it.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
  var localizedSuggestion: String? { get }
  var localizedDescription: String? { get }
  var iconImage: UIImage? { get }
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  public var localizedDescription: String? { nil }
  public var iconImage: UIImage? { nil }
}

/// A suggestion of a text for a search.
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  public let localizedAttributedSuggestion: NSAttributedString?
  public let localizedSuggestion: String?
  public let localizedDescription: String?
  public let iconImage: UIImage?
  open var representedObject: Any?

  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    localizedAttributedSuggestion = NSAttributedString(string: suggestion)
    localizedSuggestion = suggestion
    localizedDescription = description
    self.iconImage = iconImage
  }

  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String? = nil, iconImage: UIImage? = nil
  ) {
    localizedAttributedSuggestion = suggestion
    localizedSuggestion = suggestion.string
    localizedDescription = description
    self.iconImage = iconImage
  }
}
