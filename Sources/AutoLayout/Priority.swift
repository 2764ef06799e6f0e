/// A constraint's priority like UIKit's UILayoutPriority: above 0, and at most 1000, which is
/// required.
///
/// Constraints of a lower priority never override one of a higher priority, however many there are.
package struct Priority: Hashable, Comparable, Sendable {
  package let rawValue: Float

  /// Creates a priority; values outside of UIKit's range are limited to 0 and 1000.
  package init(_ rawValue: Float) { self.rawValue = min(max(rawValue, 0), 1000) }

  package static let required = Priority(1000)
  package static let medium = Priority(500)
  package static let weak = Priority(250)

  /// Returns whether the first priority is less important than the second.
  package static func < (one: Priority, other: Priority) -> Bool { one.rawValue < other.rawValue }
}
