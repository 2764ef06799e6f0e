extension Strategy {
  /// React Native's KeyboardAvoidingView with `behavior="height"` around the table, from 0.78 on.
  ///
  /// As ``rnPadding``, but the view's own height becomes its first height less that distance, to
  /// which what it was shrunk by is added before it is measured (issue 35764).
  package static let rnHeight = Strategy(
    "rn-height",
    rule: "first height less the same distance",
    source: "React Native 0.78, KeyboardAvoidingView",
    flaws: [
      "those of rn-padding",
      "in version=0.70 the view that is measured is the one that was shrunk, so a second "
        + "notification finds nothing covered and gives the first height back (issues 13754, "
        + "30532, 45192); the simulation measures once for each notification, not in a loop",
    ],
    when: .willShow, room: .relativePadding, reveal: .none, motion: .keyboard,
    hide: .mirror, options: [.keyboardVerticalOffset], insetAdjustment: .never,
    versions: [
      .reactNative,
      Version(
        "0.70", Version.reactNativeBefore + "; measures what it shrank",
        rule: "first height less the same distance, measured after shrinking"
      ) {
        $0.when = .willChangeFrame
        $0.room = .relativeHeight
      },
    ])
}

extension Room {
  /// The table's height loses what the frame that it has by then, in its superview, has below the
  /// keyboard's top on the screen, the spacing added.
  package static let relativeHeight = Room(
    "relativeHeight",
    "the table loses what its present frame, in its parent, has below the keyboard's top",
    by: .frame
  ) { step in
    step.rememberTableFrame()
    step.shortenTable(by: step.overlap(ofRelativeFrame: step.phone.table.frame.model))
  }
}
