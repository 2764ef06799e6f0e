import Foundation

/// The layout of a text view in a row: the height of a row that fits it, and the caret's position.
package struct TextViewLayout: Hashable, Sendable {
  /// UITextView's textContainerInset at top and bottom, in points (UITextView.h).
  package static let inset: CGFloat = 8
  /// NSTextContainer's lineFragmentPadding on either side, in points.
  package static let linePadding: CGFloat = 5

  /// The minimum number of lines that the text view shows, even if its text is shorter.
  private let least: Int
  private let most: Int
  private let scale: CGFloat

  /// Creates the layout of a field's text view on a screen with `scale` pixels per point.
  package init(_ field: FieldTraits, scale: CGFloat) {
    least = field.leastLines
    most = field.mostLines
    self.scale = scale
  }

  /// Returns the height in points of a row that fits `lines` lines: the text view's height in whole
  /// pixels, at least 44.
  ///
  /// It is inferred that the text view is pinned to the row's edges.
  package func rowHeight(lines: Int) -> CGFloat {
    let shown = CGFloat(min(max(lines, least), max(least, most)))
    let height = shown * TextMeasure.lineHeight + 2 * Self.inset
    return max(44, (height * scale).rounded(.up) / scale)
  }

  /// Returns the vertical range of the caret's line, which is the last line, from the row's top.
  ///
  /// If not all lines fit, the first ones are scrolled out of the text view, because UITextView
  /// keeps its caret visible.
  package static func caretSpan(lines: Int, rowHeight: CGFloat) -> ClosedRange<CGFloat> {
    let line = TextMeasure.lineHeight
    let scrolled = max(0, CGFloat(lines) * line + 2 * inset - rowHeight)
    let top = inset + CGFloat(lines - 1) * line - scrolled
    return top...(top + line)
  }
}
