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
    margin: 20, undocked: .ignore,
    options: [
      Option(
        "resizeToAvoidBottomInset", for: .room, true: Room.frameToKeyboard, false: .none
      ) { $0.room = $1 },
      Option("scrollPadding", for: .margin),
    ])
}
