import Foundation

/// The heights that a keyboard takes one after the other, in points, the accessory not counted:
/// most take one, none more than three.
///
/// It lives in no memory of its own, so that showing a keyboard allocates nothing.
package struct KeyboardStages: Sequence, IteratorProtocol, Equatable {
  package private(set) var first: CGFloat
  private var second: CGFloat?
  private var third: CGFloat?
  private var isAtEnd = false

  package init(_ first: CGFloat, _ second: CGFloat? = nil, _ third: CGFloat? = nil) {
    (self.first, self.second, self.third) = (first, second, third)
  }

  /// The height in the end.
  package var last: CGFloat { third ?? second ?? first }

  package mutating func next() -> CGFloat? {
    guard !isAtEnd else { return nil }
    let height = first
    if let second { self = KeyboardStages(second, third) } else { isAtEnd = true }
    return height
  }
}
