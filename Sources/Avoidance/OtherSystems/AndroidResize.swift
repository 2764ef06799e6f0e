import AvoidanceEngine

extension Strategy {
  /// The strategy of Android's `adjustResize`, which every Android with an on-screen keyboard has.
  ///
  /// It exists since API level 3. The content ends at the keyboard's top. Then the list scrolls the
  /// field into view by the least movement, or to its top if the field does not fit. `version=35`
  /// is an app that targets API level 35. Such an app draws edge to edge, so the window does not
  /// shrink any more. A field below the keyboard then stays there (woocommerce-android pull request
  /// 13889). `edgeToEdge=true` is the same in an earlier app.
  package static let androidResize = Strategy(
    .androidResize,
    rule: "content ends at the keyboard; least movement of the row",
    source: "Android, SOFT_INPUT_ADJUST_RESIZE", support: .android(2), setup: .androidResize,
    flaws: [
      "the offset stays on hide",
      "the row ends up right at the keyboard",
      "it does nothing in an app that draws edge to edge, as every app does with version=35",
    ],
    when: .layout, room: .frameToKeyboard, reveal: .rect, motion: .keyboard, hide: .mirror,
    undocked: .ignore,
    options: [
      Option(
        "edgeToEdge", for: .room, true: Room.none, false: .frameToKeyboard
      ) { $0.room = $1 }
    ],
    versions: [
      Version("34", "the window shrinks"),
      Version(
        "35", "edge to edge: the window stays",
        rule: "the window stays; least movement of the row into the window"
      ) { $0.room = .none },
    ])
}

extension Setup {
  fileprivate static let androidResize = Setup(taking: [.room]) { _ in
    """
    <!-- AndroidManifest.xml. The window of an app that draws edge to edge, as any does that targets API
         level 35, does not shrink: its content needs a padding of the greater of the insets of
         systemBars and ime, in Compose Modifier.safeDrawingPadding(). -->
    <activity android:name=".FormActivity" android:windowSoftInputMode="adjustResize" />
    """
  }
}
