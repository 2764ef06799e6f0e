import AppFoundation

/// Sorts objects into the sections of an index, as a list of contacts does.
///
/// The sections are the English ones: the letters from A to Z, and # for everything else.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()
  private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map {
    String(UnicodeScalar($0))
  }

  open class func current() -> Self {
    guard let own = shared as? Self else { return Self() }
    return own
  }

  public override required init() {}

  open var sectionTitles: [String] { Self.letters + ["#"] }
  open var sectionIndexTitles: [String] { sectionTitles }

  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// Returns the index section of an object, by the text that its method `selector` returns.
  ///
  /// Accents are ignored.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let text = Self.text(of: object, selector)
      .folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).uppercased()
    let first = text.first { !$0.isWhitespace }.map(String.init) ?? ""
    return Self.letters.firstIndex(of: first) ?? Self.letters.count
  }

  /// Returns the objects sorted by the text that their method `selector` returns.
  ///
  /// Case and accents are ignored, and digits sort by their number ("2" before "10"). Objects with
  /// equal texts keep their order.
  open func sortedArray(
    from array: [Any], collationStringSelector selector: Selector
  ) -> [Any] {
    array.enumerated().map { (index: $0, object: $1, text: Self.text(of: $1, selector)) }
      .sorted { left, right in
        let order = left.text.compare(
          right.text, options: [.caseInsensitive, .diacriticInsensitive, .numeric])
        return order == .orderedSame ? left.index < right.index : order == .orderedAscending
      }
      .map(\.object)
  }

  private static func text(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    return selector.call(on: object as AnyObject) as? String ?? ""
  }
}
