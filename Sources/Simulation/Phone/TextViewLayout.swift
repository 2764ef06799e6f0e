import Foundation

/// A text view in a row: how high it makes a row that fits itself to it, and where its caret
/// stands.
package struct TextViewLayout: Hashable, Sendable {
  /// UITextView's textContainerInset is 8 points at top and bottom (UITextView.h).
  package static let inset: CGFloat = 8
  /// NSTextContainer's lineFragmentPadding is 5 points on either side.
  package static let linePadding: CGFloat = 5

  /// The lines that it shows at least and at most; beyond that it scrolls.
  private let least: Int
  private let most: Int
  private let scale: CGFloat

  /// Creates the layout of a field's text view on a screen of `scale` pixels a point.
  package init(_ field: FieldTraits, scale: CGFloat) {
    least = field.leastLines
    most = field.mostLines
    self.scale = scale
  }

  /// Returns the height of a row of automatic dimension, in points: that of the text view, which is
  /// pinned to the row's edges (inferred), in whole pixels and no less than 44.
  package func rowHeight(lines: Int) -> CGFloat {
    let shown = CGFloat(min(max(lines, least), max(least, most)))
    let height = shown * TextMeasure.lineHeight + 2 * Self.inset
    return max(44, (height * scale).rounded(.up) / scale)
  }

  /// Returns the span of the caret's line, from the top of a row of that height: the last of so
  /// many.
  ///
  /// What the text view has no room for it has scrolled away at its top, since UITextView shows its
  /// own caret.
  package static func caretSpan(lines: Int, rowHeight: CGFloat) -> ClosedRange<CGFloat> {
    let line = TextMeasure.lineHeight
    let scrolled = max(0, CGFloat(lines) * line + 2 * inset - rowHeight)
    let top = inset + CGFloat(lines - 1) * line - scrolled
    return top...(top + line)
  }
}
