/// The second decision of a strategy: how the table gets room above the keyboard.
public enum Room: String, CaseIterable, Sendable {
  case none
  /// The bottom inset is the height of the keyboard's end frame.
  case insetHeight
  /// The bottom inset is the height of the keyboard's begin frame.
  case insetBeginHeight
  /// The bottom inset is what the keyboard covers of the table's bounds.
  case insetOverlap
  /// The bottom inset is what lets the last row clear the keyboard by the margin, less what the
  /// system adds for the safe area, and never less than it was.
  case insetClearance
  /// The table's height is the root view's less the keyboard's.
  case frameHeight
  /// The table's frame ends at the keyboard's top.
  case frameToKeyboard
  /// The table's frame loses the keyboard's height at both ends.
  case insetBothEnds
  /// The root view's height is the y of the keyboard's top; the table follows.
  case viewHeight
  /// The root view moves up by what the keyboard covers of the active row.
  case moveUp

  /// Whether the room is made by the table's inset.
  var isInset: Bool {
    switch self {
    case .insetHeight, .insetBeginHeight, .insetOverlap, .insetClearance: true
    default: false
    }
  }
}
