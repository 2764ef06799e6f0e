import Foundation

/// An order of objects by one of their properties.
///
/// Foundation's class on Linux has no keys.
open class NSSortDescriptor: NSObject {
  public let key: String?
  public let ascending: Bool
  public let comparator: Comparator
  private let value: (Any) -> Any?

  public init(key: String?, ascending: Bool) {
    self.key = key
    self.ascending = ascending
    value = { object in key.map { KeyPathValue.of(object, at: $0) } ?? object }
    comparator = Self.order
  }

  public init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
    self.key = key
    self.ascending = ascending
    self.comparator = comparator
    value = { object in key.map { KeyPathValue.of(object, at: $0) } ?? object }
  }

  /// Creates an order of texts by a method such as `localizedCaseInsensitiveCompare(_:)`.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let name = selector?.description.lowercased() ?? ""
    var options: String.CompareOptions = []
    if name.contains("insensitive") || name.contains("standard") {
      options.insert(.caseInsensitive)
    }
    if name.contains("standard") { options.insert(.numeric) }
    self.init(key: key, ascending: ascending) { [options] first, second in
      guard let first = first as? String, let second = second as? String else {
        return Self.order(first, second)
      }
      return first.compare(second, options: options)
    }
  }

  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending, comparator: Self.order)
  }

  public init<Root, Value>(
    keyPath: KeyPath<Root, Value>, ascending: Bool, comparator: @escaping Comparator
  ) {
    key = nil
    self.ascending = ascending
    self.comparator = comparator
    value = { ($0 as? Root)?[keyPath: keyPath] }
  }

  public convenience init<Compared>(_ descriptor: SortDescriptor<Compared>) {
    self.init(key: nil, ascending: descriptor.order == .forward) { first, second in
      guard let first = first as? Compared, let second = second as? Compared else {
        return .orderedSame
      }
      let order = descriptor.compare(first, second)
      return descriptor.order == .forward ? order : Self.reversed(order)
    }
  }

  public var reversedSortDescriptor: Any {
    Reversed(self)
  }

  open func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    let order = compared(object1, object2)
    return ascending ? order : Self.reversed(order)
  }

  private func compared(_ first: Any, _ second: Any) -> ComparisonResult {
    switch (unwrapped(value(first)), unwrapped(value(second))) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let first?, let second?): comparator(first, second)
    }
  }

  private func unwrapped(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }

  private static func order(_ first: Any, _ second: Any) -> ComparisonResult {
    PredicateComparison.order(first, second, []) ?? .orderedSame
  }

  fileprivate static func reversed(_ order: ComparisonResult) -> ComparisonResult {
    ComparisonResult(rawValue: -order.rawValue) ?? .orderedSame
  }

  /// Returns elements in the order of the first descriptor that tells them apart.
  package static func sorted<Element>(
    _ elements: [Element], by descriptors: [NSSortDescriptor]
  ) -> [Element] {
    elements.sorted { first, second in
      let orders = descriptors.lazy.map { $0.compare(first, to: second) }
      return orders.first { $0 != .orderedSame } == .orderedAscending
    }
  }
}

/// The reverse of another order.
private final class Reversed: NSSortDescriptor {
  private let other: NSSortDescriptor

  init(_ other: NSSortDescriptor) {
    self.other = other
    super.init(key: other.key, ascending: !other.ascending, comparator: other.comparator)
  }

  override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    Self.reversed(other.compare(object1, to: object2))
  }
}

extension NSArray {
  public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] {
    NSSortDescriptor.sorted(map { $0 }, by: sortDescriptors)
  }
}

extension NSSet {
  public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] {
    NSSortDescriptor.sorted(allObjects, by: sortDescriptors)
  }
}

extension NSOrderedSet {
  public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] {
    NSSortDescriptor.sorted(array, by: sortDescriptors)
  }
}

extension NSMutableArray {
  public func sort(using sortDescriptors: [NSSortDescriptor]) {
    setArray(sortedArray(using: sortDescriptors))
  }
}
