import AvoidanceEngine
import Foundation
import Simulation

extension Strategy {
  /// The strategy of React Native's KeyboardAvoidingView with `behavior="height"`, since 0.78.
  ///
  /// The view is around the table. The strategy works like ``rnPadding``, but the view's height
  /// becomes its original height minus the padding. The padding includes the height that the view
  /// has already lost (issue 35764).
  package static let rnHeight = Strategy(
    .rnHeight,
    rule: "height is the view's first height minus rn-padding's padding",
    source: "React Native 0.78, KeyboardAvoidingView", support: .reactNative,
    setup: .keyboardAvoidingView("height"),
    flaws: [
      "the flaws of rn-padding",
      "the first height is that of the first layout (_initialFrameHeight, which is never set "
        + "again), so after a rotation to landscape the portrait height still counts",
      "in version=0.70 the view is measured after it has shrunk, so a second notification finds "
        + "nothing covered and restores the first height (issues 13754, "
        + "30532, 45192); the simulation measures once for each notification, not in a loop",
    ],
    when: .willShow, room: .firstHeight, reveal: .none, motion: .keyboard,
    hide: .mirror, options: [.keyboardVerticalOffset], insetAdjustment: .never,
    versions: [
      .reactNative,
      Version(
        "0.70", Version.reactNativeBefore + "; measures what it shrank",
        rule: "height is the view's first height minus rn-padding's padding, measured after "
          + "shrinking", minimumIOS: 12
      ) {
        $0.when = .willChangeFrame
        $0.room = .relativeHeight
      },
    ])
}

extension Room {
  /// A strategy's decision to shrink the table by the part of its current frame below the keyboard.
  ///
  /// The frame is measured in its superview, but the keyboard's top on the screen. The strategy's
  /// spacing is added to the keyboard's height.
  package static let relativeHeight = Room(
    "relativeHeight",
    "the table loses the part of its current frame below the keyboard's top"
      + String.comparedInParent,
    by: .frame
  ) { step in
    step.rememberTableFrame()
    step.shortenFirstHeight(by: step.overlap(ofRelativeFrame: step.phone.table.frame.model))
  }

  /// A strategy's decision to shrink the table's original height by what the keyboard covers.
  ///
  /// This is the part of the original frame below the keyboard's top. The frame is measured in its
  /// superview, but the keyboard's top on the screen. The strategy's spacing is added to the
  /// keyboard's height.
  package static let firstHeight = Room(
    "firstHeight",
    "the table has its original height minus the part of its frame below the keyboard's top"
      + String.comparedInParent,
    by: .frame
  ) { step in
    step.rememberTableFrame()
    step.shortenFirstHeight(by: step.overlap(ofRelativeFrame: step.firstTableFrame))
  }
}

extension Step {
  /// Sets the table's height to `points` less than before room for the keyboard was first made.
  ///
  /// With 0 points, the view gets its normal height again.
  fileprivate mutating func shortenFirstHeight(by points: CGFloat) {
    var frame = firstTableFrame
    let first = memory.firstHeight ?? frame.height
    memory.firstHeight = first
    if points > 0 { frame.size.height = max(0, first - points) }
    setTableFrame(frame)
  }
}
