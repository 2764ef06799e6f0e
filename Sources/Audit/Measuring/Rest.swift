import Foundation
import Simulation

/// The table's place and insets at rest: what a strategy takes and has to give back.
package struct Rest: Equatable, Sendable {
  /// The table's frame on the screen, which moves with the root view.
  package let frame: CGRect
  package let contentInset: EdgeInsets
  package let adjustedInset: EdgeInsets
  package let indicatorInsets: EdgeInsets
  /// contentOffset.y.
  package let offset: CGFloat
  /// What is at the top there, where rows that are not measured yet may push it down.
  let anchor: ScrollAnchor?
  /// Points that the scroll views around the table are scrolled down, together; 0 without one.
  let outerDistance: CGFloat

  /// Reads it off a phone.
  package init(_ phone: borrowing Phone) {
    frame = phone.tableFrameOnScreen
    contentInset = phone.table.contentInset
    adjustedInset = phone.table.adjustedContentInset
    indicatorInsets = phone.table.scrollIndicatorInsets
    offset = phone.table.contentOffset.model.y
    anchor = phone.table.scrollAnchor
    outerDistance = phone.outerDistance
  }

  /// The frame's top edge where what is around the table is not scrolled.
  private var top: CGFloat { frame.minY + outerDistance }

  /// How far all that scrolls is scrolled.
  var distance: CGFloat { offset + outerDistance }

  /// Points that count as none: half a point is what `expect`'s `~=` takes for equal.
  package static let tolerance: CGFloat = 0.5

  /// Whether nothing but the offset, and those around the table, is noticeably different in another
  /// rest.
  func isKept(in other: Rest) -> Bool {
    Self.isNear(top, other.top) && Self.isNear(frame.height, other.frame.height)
      && Self.isNear(contentInset.top, other.contentInset.top)
      && Self.isNear(contentInset.bottom, other.contentInset.bottom)
      && Self.isNear(adjustedInset.bottom, other.adjustedInset.bottom)
      && Self.isNear(indicatorInsets.bottom, other.indicatorInsets.bottom)
  }

  private static func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool {
    abs(one - other) <= tolerance
  }

  /// Returns the first figure of another rest that is not what it was here, the offset aside.
  func displacement(in other: Rest) -> Displacement? {
    Self.figures.lazy.map { figure in
      Displacement(
        path: figure.path, word: figure.word, was: self[keyPath: figure.value],
        is: other[keyPath: figure.value])
    }.first(where: \.isNoticeable)
  }

  /// Returns how far the offset is from what it was here, or nil where it is the same.
  func scrolling(in other: Rest) -> Displacement? { Self.scrolling(from: offset, in: other) }

  /// Returns how far a rest is scrolled from an offset, or nil where it is there.
  static func scrolling(from offset: CGFloat, in rest: Rest) -> Displacement? {
    let scrolling = Displacement(
      path: "table.contentOffset.y", word: "offset", was: offset, is: rest.offset)
    return scrolling.isNoticeable ? scrolling : nil
  }

  private static let figures:
    [(path: String, word: String, value: KeyPath<Rest, CGFloat> & Sendable)] = [
      ("table.frame.y", "top", \.frame.origin.y),
      ("table.frame.height", "height", \.frame.size.height),
      ("table.contentInset.top", "top inset", \.contentInset.top),
      ("table.contentInset.bottom", "inset", \.contentInset.bottom),
      ("table.adjustedContentInset.bottom", "adjusted", \.adjustedInset.bottom),
      ("table.scrollIndicatorInsets.bottom", "indicator", \.indicatorInsets.bottom),
    ]
}

/// A figure of the state record that is not what it was.
package struct Displacement: Equatable, Sendable {
  /// The figure's path.
  package let path: String
  /// The figure's name where there is little room.
  package let word: String
  package let was: CGFloat
  package let `is`: CGFloat

  /// Whether it is more than ``Rest/tolerance``.
  var isNoticeable: Bool { abs(was - self.is) > Rest.tolerance }
}
