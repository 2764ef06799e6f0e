import AvoidanceEngine

extension Strategy {
  /// The strategy of a SwiftUI form, which simulates how SwiftUI keeps the focused field visible.
  ///
  /// SwiftUI exists since iOS 13, and its forms avoid the keyboard since iOS 14. This is documented
  /// under `SafeAreaRegions.keyboard`.
  ///
  /// The keyboard is part of the safe area. So the keyboard enlarges the scroll view's adjusted
  /// inset, and the focused field is scrolled into view by the least movement. A bottom bar that
  /// follows the keyboard is a `safeAreaInset(edge: .bottom)` and part of the safe area too.
  /// `ignoresSafeArea=true` stands for `ignoresSafeArea(.keyboard)`.
  ///
  /// Some details are inferred from the fact that SwiftUI's lists are UIKit views. The inset grows,
  /// and the field gets no margin. An undocked keyboard is ignored. Inside a scroll view, the list
  /// still gets an inset for the part that the keyboard covers.
  package static let swiftUI = Strategy(
    .swiftUI,
    rule: "the keyboard joins the safe area; least movement that shows the focused field",
    source: "SwiftUI's keyboard safe area, documentation", support: Support(.swiftUI, iOS: 14),
    setup: nil,
    flaws: [
      "the row ends up right at the keyboard, and a message below the field is covered",
      "the offset stays on hide",
    ],
    when: .layout, room: .safeAreaInset, reveal: .rect, motion: .keyboard, hide: .mirror,
    undocked: .ignore,
    options: [
      Option(
        "ignoresSafeArea", for: .room, true: Room.none, false: .safeAreaInset
      ) { $0.room = $1 }
    ])
}
