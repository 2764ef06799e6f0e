import Foundation

/// The successive heights of a keyboard while it appears, in points, without the accessory view.
///
/// Most keyboards have one stage, none more than three. The heights are stored inline, so that
/// showing a keyboard allocates nothing.
package struct KeyboardStages: Sequence, IteratorProtocol, Equatable {
  package private(set) var first: CGFloat
  private var second: CGFloat?
  private var third: CGFloat?
  private var isAtEnd = false

  package init(_ first: CGFloat, _ second: CGFloat? = nil, _ third: CGFloat? = nil) {
    (self.first, self.second, self.third) = (first, second, third)
  }

  /// The height of the keyboard in points when it has fully appeared.
  package var last: CGFloat { third ?? second ?? first }

  package mutating func next() -> CGFloat? {
    guard !isAtEnd else { return nil }
    let height = first
    if let second { self = KeyboardStages(second, third) } else { isAtEnd = true }
    return height
  }
}
