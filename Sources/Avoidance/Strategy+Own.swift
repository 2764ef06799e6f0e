extension Strategy {
  /// Nobody reacts: the control.
  ///
  /// What moves is UIKit's own doing: a text field scrolls itself into its scroll view's bounds.
  ///
  /// Flaws: the bounds reach under the keyboard, so a row down there stays covered, and the last
  /// rows cannot be scrolled out from under it.
  package static let none = Strategy(
    "none",
    rule: "nobody reacts: the control",
    source: "UIKit alone",
    when: .never, room: .none, reveal: .none, motion: .none, hide: .none)

  /// Ours: the least movement that shows the whole row, and everything given back.
  ///
  /// The bottom inset is what the table lacks to let its last row clear the keyboard by the margin,
  /// with the safe area counted once. A row that is wholly in view is not moved, and then keeps the
  /// distance it has where that is less than the margin. It follows every change of the keyboard's
  /// frame and every change of field, as layout does, and counts what bars cover of the table
  /// beside what its insets say. A keyboard off the screen's bottom has two sides, and a covered
  /// row goes to the nearer one, but first to one that needs no more room; in a table that stands
  /// on its head the room is at the other end. On hide the insets come back, and the offset too,
  /// from where the strategy found it, unless somebody scrolled in between; but a field that stays
  /// active, beside a hardware keyboard, stays in view.
  ///
  /// Limits: a row taller than what is free shows its top, and one that only just fits has less
  /// than the margin. UIKit's own scroll of a field knows the inset alone: while the keyboard is up
  /// already, it takes a row that is in view out of its margin, and one that does not fit below a
  /// floating header up under that header.
  package static let leastMotion = Strategy(
    "least-motion",
    rule: "least movement that shows the row with its margin; gives back on hide",
    source: "Formlift",
    when: .layout, room: .insetClearance, reveal: .least, motion: .keyboard, hide: .giveBack,
    margin: 8)
}
