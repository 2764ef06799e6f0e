extension Strategy {
  /// A SwiftUI form (keyboard avoidance from iOS 14 on).
  ///
  /// The keyboard is a region of the safe area, so the scroll view's adjusted inset grows by it,
  /// and the focused field is scrolled in by the least movement. `ignoresSafeArea=true` stands for
  /// `ignoresSafeArea(.keyboard)`. That it is the inset that grows, and that the field gets no
  /// margin, is inferred from SwiftUI's lists being UIKit's underneath; so is that an undocked
  /// keyboard counts as none, and that the list has the inset also where a scroll view is around
  /// it, as far as the keyboard covers the list.
  package static let swiftUI = Strategy(
    .swiftUI,
    rule: "the keyboard is safe area; least movement of the focused field into the rest",
    source: "SwiftUI's keyboard safe area, documentation", support: Support(.swiftUI, iOS: 14),
    setup: nil,
    flaws: [
      "the row ends up right at the keyboard, and what belongs to it below is covered",
      "the offset stays on hide",
    ],
    when: .layout, room: .systemInset, reveal: .rect, motion: .keyboard, hide: .mirror,
    undocked: .ignore,
    options: [
      Option(
        "ignoresSafeArea", for: .room, true: Room.none, false: .systemInset
      ) { $0.room = $1 }
    ])
}
