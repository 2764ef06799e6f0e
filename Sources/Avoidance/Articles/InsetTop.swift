import AvoidanceEngine

extension Strategy {
  /// The strategy of "Scroll position, UITableViews, and You" (tech.prandom.com).
  ///
  /// On keyboardDidShow, the bottom insets become the height of the keyboard's *begin* frame. Then
  /// scrollToRow brings the active row to the top, animated. On keyboardDidHide, the insets become
  /// zero. A tap recognizer on the table resigns the field.
  package static let insetTop = Strategy(
    .insetTop,
    rule: "bottom inset is the keyboard's height; the row scrolls to the top",
    source: "Scroll position, UITableViews, and You", setup: nil,
    flaws: [
      "the row goes to the top although it may have been visible",
      "the begin frame's height may differ from the end frame's",
      "the part of the keyboard below the table counts too",
      "nothing moves until the keyboard is up",
      "earlier insets are lost",
    ],
    when: .didShow, room: .insetBeginHeight, reveal: .top, motion: .uikit, hide: .zero)
}

extension Room {
  /// A strategy's decision to set the bottom inset to the height of the keyboard's begin frame.
  package static let insetBeginHeight = Room(
    "insetBeginHeight", "the bottom inset is the height of the keyboard's begin frame"
  ) { step in
    step.setInset(bottom: step.begin.height)
  }
}
