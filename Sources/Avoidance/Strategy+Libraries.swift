extension Strategy {
  /// IQKeyboardManager (the Swift version of 2026).
  ///
  /// Takes the keyboard to be higher by `distance` (10) and by the root view's bottom safe area,
  /// and scrolls the field up by whole points until it ends there, less the root view's layout
  /// margin; in a table by setContentOffset, which is not clamped, and what is left over moves the
  /// root view by at most the keyboard's height. Then the bottom inset becomes what that higher
  /// keyboard covers of the table, less the table's own safe area. A row in view stays where it is,
  /// and one above comes down to the navigation bar. On hide the inset comes back, and the offset
  /// with `restoreContentOffset=true`; else it is cut to the content's height less the frame's. It
  /// leaves table view controllers alone; that the app opted in is taken for granted.
  ///
  /// Flaws: on a screen with a home indicator the row floats by the safe area twice, once in the
  /// raised keyboard (issues 1568 and 2027: on purpose) and once in the layout margin; the inset
  /// knows only the first, so the last row is cut back by the other; the table is left scrolled
  /// after dismissal (issue 233), and at its end short of the safe area; the offset that is
  /// restored is the one before the first field, whatever was scrolled since (issue 184).
  package static let iqKeyboardManager = Strategy(
    "iq-keyboard-manager",
    rule: "row ends a distance and the safe area above the keyboard; inset for that height",
    source: "IQKeyboardManager, source of 2026",
    when: .anyChange, room: .insetDistance, reveal: .distance, motion: .uikit,
    hide: .savedWithinContent, margin: 10, options: [.distance, .restoreContentOffset])

  /// TPKeyboardAvoiding.
  ///
  /// Ten milliseconds after the notification the bottom inset becomes the keyboard's height less
  /// what of it lies below the table, and the caret goes to the middle of what is left, with at
  /// least 20 points above it and within the content. On hide the inset comes back. With
  /// `idealOffsetForViewAlwaysTop=true` the row goes to the top. A field's caret stands in the
  /// middle of its row.
  ///
  /// Flaws: a caret that was in view is centred all the same; the table is left scrolled after
  /// dismissal (issue 84); a hide that overtakes the ten milliseconds leaves the inset behind, and
  /// the next show takes it for the one to restore (pull request 233); the system adds the safe
  /// area to an inset that covers it already.
  package static let tpKeyboardAvoiding = Strategy(
    "tp-keyboard-avoiding",
    rule: "a moment later, inset for the keyboard and the caret in the middle, visible or not",
    source: "TPKeyboardAvoiding, source",
    when: .anyChange, room: .insetCovered, reveal: .caret, motion: .keyboard, hide: .saved,
    lag: 0.01, options: [.idealOffsetForViewAlwaysTop])

  /// Eureka's form view controller.
  ///
  /// On keyboardWillShow the bottom inset becomes the table's bottom less the keyboard's top, plus
  /// `rowKeyboardSpacing` (0), less the safe area, if that is more than it was; scrollToRow at
  /// `.none` runs in the keyboard's animation, or with `animateScroll=true` in its own. On hide the
  /// inset comes back. XLForm and Former do the same without safe area and spacing.
  ///
  /// Flaws: from iOS 11 on a new field under an unchanged keyboard is left to the field's own
  /// scroll; the offset stays on hide. An earlier version counted the safe area twice (issue
  /// 1959): `room=insetCovered`.
  package static let eureka = Strategy(
    "eureka",
    rule: "inset is what the keyboard covers less the safe area; scrollToRow none",
    source: "Eureka, FormViewController",
    when: .willShow, room: .insetAboveSaved, reveal: .row, motion: .keyboard, hide: .saved,
    options: [.rowKeyboardSpacing, .animateScroll])
}
