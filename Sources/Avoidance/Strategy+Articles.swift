extension Strategy {
  /// "Maintain UITableView scroll position with keyboard expansion" (derpturkey.com, 2014).
  ///
  /// Answers keyboardWillChangeFrame. If the table is scrolled to its bottom when the keyboard
  /// moves by Δ, the offset moves by −Δ with the keyboard's own duration and curve; the same code
  /// runs on hide. The table's frame follows the keyboard, as the article takes for granted of a
  /// table view controller; `room=insetBothEnds` is its variant for a plain view controller.
  ///
  /// Flaws: a table that is not at its bottom does not move, so a covered row stays covered; the
  /// bottom test ignores the insets; the variant takes the keyboard's height off both ends, and
  /// takes it once more on hide.
  package static let keepBottom = Strategy(
    "keep-bottom",
    rule: "frame ends at the keyboard; at the bottom, scrolls with it",
    source: "Maintain UITableView scroll position with keyboard expansion",
    when: .willChangeFrame, room: .frameToKeyboard, reveal: .keepBottom, motion: .keyboard,
    hide: .mirror)

  /// The Russian note on UIKeyboardWillShowNotification.
  ///
  /// Answers keyboardWillShow: the scroll view's height becomes the controller's view's less the
  /// keyboard's, with the notification's duration and the default curve. The note prints no answer
  /// to keyboardWillHide; it is taken as the mirror image.
  ///
  /// Flaws: it supposes that the scroll view fills the screen, so below a navigation bar the bar's
  /// height stays under the keyboard; nothing scrolls; the frame is converted the wrong way round,
  /// which a quarter turn forgives, since only its height is taken, but a scaled view does not.
  package static let shrinkTable = Strategy(
    "shrink-table",
    rule: "table's height is the view's less the keyboard's",
    source: "Russian note on UIKeyboardWillShowNotification",
    when: .willShow, room: .frameHeight, reveal: .none, motion: .keyboardDuration, hide: .mirror)

  /// Sean Carpenter, "Scrolling a UITableView When Displaying the Keyboard".
  ///
  /// Answers keyboardDidShow: saves the view's height, then makes it the y of the keyboard's top;
  /// half a second after textFieldDidBeginEditing, which comes too early, the row is scrolled in by
  /// scrollToRow at `.none`. On keyboardDidHide the saved height comes back within 0.3 seconds.
  ///
  /// Flaws: the row is covered until the delay is over; a second keyboardDidShow saves the height
  /// that is already shrunk, and then nothing brings the first one back; the offset stays.
  package static let shrinkView = Strategy(
    "shrink-view",
    rule: "view ends at the keyboard; half a second later, scrollToRow none",
    source: "Scrolling a UITableView When Displaying the Keyboard",
    when: .didShow, room: .viewHeight, reveal: .row, motion: .uikit, hide: .saved, delay: 0.5)

  /// Tim Medcalf, "The easy & reliable way of handling UITableView insets".
  ///
  /// Answers keyboardWillShow: the keyboard's end frame, converted into the table and cut with its
  /// bounds, gives the bottom insets of content and indicators; keyboardWillHide sets both to zero.
  ///
  /// Flaws: it scrolls nothing and relies on the field's own scroll; insets that were there before
  /// are lost; the safe area is counted a second time by the system.
  package static let insetOverlap = Strategy(
    "inset-overlap",
    rule: "bottom inset is what the keyboard covers of the table",
    source: "The easy & reliable way of handling UITableView insets",
    when: .willShow, room: .insetOverlap, reveal: .none, motion: .keyboard, hide: .zero)

  /// "Scroll position, UITableViews, and You" (tech.prandom.com).
  ///
  /// Answers keyboardDidShow: the bottom insets become the height of the keyboard's *begin* frame,
  /// then scrollToRow brings the active row to the top, animated; keyboardDidHide sets the insets
  /// to zero. A tap recogniser on the table resigns the field.
  ///
  /// Flaws: the row goes to the top although it may have been visible; the begin frame's height may
  /// differ from the end frame's; what of the keyboard lies below the table is counted too;
  /// nothing moves until the keyboard is up; insets that were there before are lost.
  package static let insetTop = Strategy(
    "inset-top",
    rule: "bottom inset is the keyboard's height; scrollToRow top",
    source: "Scroll position, UITableViews, and You",
    when: .didShow, room: .insetBeginHeight, reveal: .top, motion: .uikit, hide: .zero)
}
