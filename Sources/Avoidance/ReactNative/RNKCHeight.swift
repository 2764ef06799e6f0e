import Foundation
import Simulation

extension Strategy {
  /// react-native-keyboard-controller's KeyboardAvoidingView with `behavior="height"`.
  ///
  /// As ``rnkcPadding``, but the view's own height becomes its remembered height less that distance,
  /// as long as that is above 0. The height is not remembered again while the keyboard is up.
  package static let rnkcHeight = Strategy(
    .rnkcHeight, rule: "remembered height less the same distance, while that is above 0",
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
  /// The table's height is its first less the share of the keyboard that is on the screen times what
  /// its first frame, in its parent, has below the keyboard's top; its first where none is left.
  package static let shareOfHeight = following(
    "shareOfHeight", "the same, but a table without height left has its first one"
  ) { $0.keepSomeHeight(less: $0.overlapOfAvoidingView()) }

  /// The same with the frame's top measured in the window.
  package static let shareOfHeightInWindow = following(
    "shareOfHeightInWindow",
    "the same on the screen, but a table without height left has its first one"
  ) { $0.keepSomeHeight(less: $0.overlapOfAvoidingView(isMeasured: true)) }
}

extension Step {
  /// Makes the table's first height less by some points, unless nothing would be left of it.
  fileprivate mutating func keepSomeHeight(less points: CGFloat) {
    shortenTable(by: points < firstTableFrame.height ? points : 0)
  }
}
