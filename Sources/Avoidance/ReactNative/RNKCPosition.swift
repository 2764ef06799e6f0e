import AvoidanceEngine
import Foundation
import Simulation

extension Strategy {
  /// The strategy of react-native-keyboard-controller's KeyboardAvoidingView,
  /// `behavior="position"`.
  ///
  /// The view's content moves up by the padding of ``rnkcPadding``, and keeps its height.
  package static let rnkcPosition = Strategy(
    .rnkcPosition, rule: "the table moves up by rnkc-padding's padding, whatever row is active",
    source: .rnkcAvoidingView, support: .reactNative, setup: .rnkcAvoidingView("position"),
    flaws: .rnkcAvoidingView + [
      "the top of the table leaves the screen, with the active row if it is there"
    ],
    when: .eachMove, room: .shareOfPosition, reveal: .none, motion: .keyboard, hide: .mirror,
    options: [
      .keyboardVerticalOffset, .automaticOffset(.shareOfPositionInWindow, else: .shareOfPosition),
    ], insetAdjustment: .never)
}

extension Room {
  /// A strategy's decision to move the table up by the part of its first frame below the keyboard.
  ///
  /// The first frame is the one before the keyboard, in its parent's coordinates. The part is
  /// multiplied by the fraction of the keyboard that is on the screen.
  package static let shareOfPosition = following(
    "shareOfPosition",
    "the table moves up by the part of its frame below the keyboard"
      + String.comparedInParent
  ) { $0.liftTable(by: $0.overlapOfAvoidingView()) }

  /// A strategy's decision like ``shareOfPosition``, but with the frame's top measured in the
  /// window.
  package static let shareOfPositionInWindow = following(
    "shareOfPositionInWindow",
    "the table moves up by the part of its frame below the keyboard, measured on the screen"
  ) { $0.liftTable(by: $0.overlapOfAvoidingView(isMeasured: true)) }
}

extension Step {
  /// Moves the table up by `points` from its frame before the keyboard.
  mutating func liftTable(by points: CGFloat) {
    setTableFrame(firstTableFrame.offsetBy(dx: 0, dy: -points))
  }
}
