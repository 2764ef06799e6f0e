import Foundation
import Simulation

extension Strategy {
  /// React Native's KeyboardAvoidingView with `behavior="position"` around the table, from 0.78
  /// on.
  ///
  /// As ``rnPadding``, but what is inside moves up by that distance at its full height.
  package static let rnPosition = Strategy(
    .rnPosition,
    rule: "the table moves up by the same distance, whatever row is active",
    source: "React Native 0.78, KeyboardAvoidingView", support: .reactNative,
    setup: .keyboardAvoidingView("position"),
    flaws: [
      "those of rn-padding",
      "what was at the top leaves the screen, the active row too if it was there",
    ],
    when: .willShow, room: .relativePosition, reveal: .none, motion: .keyboard,
    hide: .mirror, options: [.keyboardVerticalOffset], insetAdjustment: .never,
    versions: [
      .reactNative,
      Version("0.70", Version.reactNativeBefore, minimumIOS: 12) { $0.when = .willChangeFrame },
    ])
}

extension Room {
  /// The table moves up by what its first frame, in its superview, has below the keyboard's top on
  /// the screen, the spacing added.
  package static let relativePosition = Room(
    "relativePosition", "the table moves up by what its frame has below the keyboard's top",
    by: .frame
  ) { step in
    step.rememberTableFrame()
    let first = step.firstTableFrame
    step.setTableFrame(first.offsetBy(dx: 0, dy: -step.overlap(ofRelativeFrame: first)))
  }
}
