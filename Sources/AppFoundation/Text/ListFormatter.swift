import Foundation

/// A formatter that words a list, such as "bread, milk, and tea".
open class ListFormatter: Formatter, @unchecked Sendable {
  // Implicitly unwrapped, as in Foundation.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .current
  /// The formatter of the list's items; without one, an item is worded by its description.
  open var itemFormatter: Formatter?

  open func string(from items: [Any]) -> String? {
    let words = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return words.formatted(.list(type: .and).locale(locale ?? .current))
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string) }

  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().string(from: strings) ?? ""
  }
}
