/// A constraint's weight, as UIKit's UILayoutPriority: above 0, up to 1000, which must hold.
///
/// A constraint of a lower priority never takes anything from one of a higher, however many there
/// are.
package struct Priority: Hashable, Comparable, Sendable {
  package let rawValue: Float

  /// Creates a priority; what is outside UIKit's range counts as its nearest end.
  package init(_ rawValue: Float) { self.rawValue = min(max(rawValue, 0), 1000) }

  package static let required = Priority(1000)
  package static let medium = Priority(500)
  package static let weak = Priority(250)

  /// Orders by how much they count.
  package static func < (one: Priority, other: Priority) -> Bool { one.rawValue < other.rawValue }
}
