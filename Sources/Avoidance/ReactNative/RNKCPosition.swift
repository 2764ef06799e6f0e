import Foundation
import Simulation

extension Strategy {
  /// react-native-keyboard-controller's KeyboardAvoidingView with `behavior="position"`.
  ///
  /// As ``rnkcPadding``, but what is inside moves up by that distance at its full height.
  package static let rnkcPosition = Strategy(
    .rnkcPosition, rule: "the table moves up by the same distance, whatever row is active",
    source: .rnkcAvoidingView, support: .reactNative, setup: .rnkcAvoidingView("position"),
    flaws: .rnkcAvoidingView + [
      "what was at the top leaves the screen, the active row too if it was there"
    ],
    when: .eachMove, room: .shareOfPosition, reveal: .none, motion: .keyboard, hide: .mirror,
    options: [
      .keyboardVerticalOffset, .automaticOffset(.shareOfPositionInWindow, else: .shareOfPosition),
    ], insetAdjustment: .never)
}

extension Room {
  /// The table moves up by the share of the keyboard that is on the screen times what its first
  /// frame, in its parent, has below the keyboard's top.
  package static let shareOfPosition = following(
    "shareOfPosition",
    "the table moves up by what its first frame, in its parent, has below the keyboard"
  ) { $0.liftTable(by: $0.overlapOfAvoidingView()) }

  /// The same with the frame's top measured in the window.
  package static let shareOfPositionInWindow = following(
    "shareOfPositionInWindow",
    "the table moves up by what its first frame, on the screen, has below it"
  ) { $0.liftTable(by: $0.overlapOfAvoidingView(isMeasured: true)) }
}

extension Step {
  /// Moves the table up from its first frame.
  mutating func liftTable(by points: CGFloat) {
    setTableFrame(firstTableFrame.offsetBy(dx: 0, dy: -points))
  }
}
