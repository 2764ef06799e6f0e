import AvoidanceEngine
import Foundation
import Simulation

extension Strategy {
  /// The strategy of React Native's KeyboardAvoidingView with `behavior="position"`, since 0.78.
  ///
  /// The view is around the table. The strategy works like ``rnPadding``, but moves the contents up
  /// by the padding without changing their height.
  package static let rnPosition = Strategy(
    .rnPosition,
    rule: "the table moves up by rn-padding's padding, whatever row is active",
    source: "React Native 0.78, KeyboardAvoidingView", support: .reactNative,
    setup: .keyboardAvoidingView("position"),
    flaws: [
      "the flaws of rn-padding",
      "the top of the table leaves the screen, with the active row if it is there",
    ],
    when: .willShow, room: .relativePosition, reveal: .none, motion: .keyboard,
    hide: .mirror, options: [.keyboardVerticalOffset], insetAdjustment: .never,
    versions: [
      .reactNative,
      Version("0.70", Version.reactNativeBefore, minimumIOS: 12) { $0.when = .willChangeFrame },
    ])
}

extension Room {
  /// A strategy's decision to move the table up by the part of its original frame below the
  /// keyboard's top.
  ///
  /// The frame is in its superview, but the keyboard's top is on the screen. The strategy's spacing
  /// is added to the keyboard's height.
  package static let relativePosition = Room(
    "relativePosition",
    "the table moves up by the part of its frame below the keyboard's top"
      + String.comparedInParent,
    by: .frame
  ) { step in
    step.rememberTableFrame()
    let first = step.firstTableFrame
    step.setTableFrame(first.offsetBy(dx: 0, dy: -step.overlap(ofRelativeFrame: first)))
  }
}
