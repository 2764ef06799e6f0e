import AvoidanceEngine
import Foundation
import Simulation

extension Strategy {
  /// The strategy of react-native-keyboard-controller's KeyboardAvoidingView, `behavior="height"`.
  ///
  /// The view's height becomes its original height minus the padding of ``rnkcPadding``, if the
  /// result is above 0. The original height is not measured again while the keyboard is up.
  package static let rnkcHeight = Strategy(
    .rnkcHeight, rule: "height is the remembered height minus rnkc-padding's padding, if above 0",
    source: .rnkcAvoidingView, support: .reactNative, setup: .rnkcAvoidingView("height"),
    flaws: .rnkcAvoidingView + [
      "a view that would have no height left gets its whole height back"
    ],
    when: .eachMove, room: .shareOfHeight, reveal: .none, motion: .keyboard, hide: .mirror,
    options: [
      .keyboardVerticalOffset, .automaticOffset(.shareOfHeightInWindow, else: .shareOfHeight),
    ], insetAdjustment: .never)
}

extension Room {
  /// A strategy's decision to shrink the table by the part of its first frame below the keyboard.
  ///
  /// The first frame is the one before the keyboard, in its parent's coordinates. The part is
  /// multiplied by the fraction of the keyboard that is on the screen. If no height would be left,
  /// the table keeps its first height.
  package static let shareOfHeight = following(
    "shareOfHeight",
    "the table loses the part of its original frame below the keyboard, if any height is left"
      + String.comparedInParent
  ) { $0.keepSomeHeight(less: $0.overlapOfAvoidingView()) }

  /// A strategy's decision like ``shareOfHeight``, but with the frame's top measured in the window.
  package static let shareOfHeightInWindow = following(
    "shareOfHeightInWindow",
    "the table loses the part of its original frame below the keyboard, measured on the screen, "
      + "if any height is left"
  ) { $0.keepSomeHeight(less: $0.overlapOfAvoidingView(isMeasured: true)) }
}

extension Step {
  /// Sets the table's height to its original height minus `points`, unless no height would be left.
  fileprivate mutating func keepSomeHeight(less points: CGFloat) {
    shortenTable(by: points < firstTableFrame.height ? points : 0)
  }
}
