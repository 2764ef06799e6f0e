extension Strategy {
  /// Android's `adjustResize`.
  ///
  /// The content ends at the keyboard's top. Then the list scrolls the field in by the least
  /// movement, or to its top if it doesn't fit. `edgeToEdge=true` is API level 35, where the window
  /// no longer shrinks.
  package static let androidResize = Strategy(
    .androidResize,
    rule: "content ends at the keyboard; least movement of the row",
    source: "Android, SOFT_INPUT_ADJUST_RESIZE", support: .android(2), setup: .androidResize,
    flaws: [
      "the offset stays on hide",
      "the row ends up right at the keyboard",
      "inert where the app draws edge to edge",
    ],
    when: .layout, room: .frameToKeyboard, reveal: .rect, motion: .keyboard, hide: .mirror,
    undocked: .ignore,
    options: [
      Option(
        "edgeToEdge", for: .room, true: Room.none, false: .frameToKeyboard
      ) { $0.room = $1 }
    ])
}

extension Setup {
  fileprivate static let androidResize = Setup { _ in
    """
    <!-- AndroidManifest.xml. The window of an app that draws edge to edge, as any does that targets API
         level 35, does not shrink: its content needs a padding of the greater of the insets of
         systemBars and ime, in Compose Modifier.safeDrawingPadding(). -->
    <activity android:name=".FormActivity" android:windowSoftInputMode="adjustResize" />
    """
  }
}
