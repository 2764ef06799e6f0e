/// The second decision of a strategy: how the table gets room above the keyboard.
package enum Room: String, CaseIterable, Sendable {
  case none
  /// The bottom inset is the height of the keyboard's end frame.
  case insetHeight
  /// The bottom inset is the height of the keyboard's begin frame.
  case insetBeginHeight
  /// The bottom inset is what the keyboard covers of the table's bounds.
  case insetOverlap
  /// The bottom inset is what lets the last row clear the keyboard by the margin, less what the
  /// system adds for the safe area, and never less than it was. Under a keyboard that leaves the
  /// table's lower end free the insets have what the active row needs.
  case insetClearance
  /// The bottom inset is the keyboard's height less what of it lies below the table; the other
  /// edges stay.
  case insetCovered
  /// The bottom inset is the table's bottom less the keyboard's top, plus the spacing, less the
  /// safe area, if that is more than it was.
  case insetAboveSaved
  /// The bottom inset is what the keyboard, taken to be higher by the margin and the root view's
  /// safe area, covers of the table, less the table's safe area.
  case insetDistance
  /// The content gets the keyboard's height and the spacing below its end: here as an inset, less
  /// the safe area, which does not count then.
  case spacer
  /// UIKit's own share of the inset, or before iOS 11 contentInset, holds what the keyboard covers.
  case systemInset
  /// The table's height is the root view's less the keyboard's.
  case frameHeight
  /// The table's frame ends at the keyboard's top.
  case frameToKeyboard
  /// The table's frame ends at the keyboard's top, without a keyboard at the safe area's bottom.
  case frameToGuide
  /// The table's frame loses the keyboard's height at both ends.
  case insetBothEnds
  /// The table's height loses what its first frame, in its superview, has below the keyboard's top
  /// on the screen, the spacing added.
  case relativePadding
  /// The same, but measured on the frame that the table has by then.
  case relativeHeight
  /// The table moves up by as much instead.
  case relativePosition
  /// The root view's height is the y of the keyboard's top; the table follows.
  case viewHeight
  /// The root view moves up by what the keyboard covers of the active row.
  case moveUp
  /// The same, but from where the root view stood first, for rows above too, and not at all for a
  /// row that does not fit.
  case pan

  /// Whether the room is made by the table's inset.
  var isInset: Bool {
    switch self {
    case .insetHeight, .insetBeginHeight, .insetOverlap, .insetClearance, .insetCovered,
      .insetAboveSaved, .insetDistance, .spacer:
      true
    case .none, .systemInset, .frameHeight, .frameToKeyboard, .frameToGuide, .insetBothEnds,
      .relativePadding, .relativeHeight, .relativePosition, .viewHeight, .moveUp, .pan:
      false
    }
  }
}
