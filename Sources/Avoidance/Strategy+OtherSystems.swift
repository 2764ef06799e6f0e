extension Strategy {
  /// Flutter's Scaffold with a list of text fields.
  ///
  /// The body ends at the keyboard's top or the bottom bar's, whichever is higher; when the
  /// keyboard grows, or another field gets the focus, the caret's rectangle with `scrollPadding`
  /// (20) around it comes into view by the least movement within the list's range. The caret is
  /// taken to be as high as its row. `resizeToAvoidBottomInset=false` leaves the body as it is. A
  /// keyboard that ends above the screen's bottom counts as none (the engine's
  /// FlutterViewController).
  ///
  /// Flaws: a floating keyboard may cover the field; the offset stays on hide; the padding does not
  /// hold for the last row, for which the list ends.
  package static let flutter = Strategy(
    "flutter",
    rule: "body ends at the keyboard; least movement of the caret with padding around it",
    source: "Flutter, Scaffold and EditableText",
    when: .layout, room: .frameToKeyboard, reveal: .rect, motion: .keyboard, hide: .mirror,
    margin: 20, undocked: .ignore, options: [.resizeToAvoidBottomInset, .scrollPadding])

  /// Android's `adjustPan`.
  ///
  /// The list scrolls the field into its own bounds, which do not change; then the whole window
  /// pans, from where it stood first, by the least movement that brings the field between status
  /// bar and keyboard, without a margin. A field that does not fit leaves it where it is.
  /// Afterwards the pan goes back to 0. That a floating keyboard counts as none, here and in
  /// ``androidResize``, is inferred: it has no insets there.
  ///
  /// Flaws: the bars leave the screen with the rest; what is below the field cannot be reached
  /// while the keyboard is up.
  package static let androidPan = Strategy(
    "android-pan",
    rule: "the window pans by what the keyboard covers of the row, and back",
    source: "Android, SOFT_INPUT_ADJUST_PAN",
    when: .layout, room: .pan, reveal: .rect, motion: .keyboard, hide: .mirror,
    undocked: .ignore)

  /// Android's `adjustResize`.
  ///
  /// The content ends at the keyboard's top, then the list scrolls the field in by the least
  /// movement, to its top if it does not fit. `edgeToEdge=true` is API level 35, where the window
  /// does not shrink any more.
  ///
  /// Flaws: the offset stays on hide; the row ends up right at the keyboard; inert edge to edge.
  package static let androidResize = Strategy(
    "android-resize",
    rule: "content ends at the keyboard; least movement of the row",
    source: "Android, SOFT_INPUT_ADJUST_RESIZE",
    when: .layout, room: .frameToKeyboard, reveal: .rect, motion: .keyboard, hide: .mirror,
    undocked: .ignore, options: [.edgeToEdge])
}
