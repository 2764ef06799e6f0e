import Foundation
import Simulation

extension Strategy {
  /// react-native-keyboard-controller's KeyboardAvoidingView with
  /// `behavior="translate-with-padding"`.
  ///
  /// As ``rnkcPosition`` while the keyboard moves. Once it has arrived, a padding of the same size at
  /// the top brings everything back into reach; a finger that drags the keyboard, or its hide, takes
  /// the padding away at once.
  package static let rnkcTranslate = Strategy(
    .rnkcTranslate, rule: "the table moves up, then ends at the keyboard from its first top on",
    source: .rnkcAvoidingView, support: .reactNative,
    setup: .rnkcAvoidingView("translate-with-padding"),
    flaws: .rnkcAvoidingView + [
      "once the keyboard has arrived, a list that is not inverted jumps down by what it moved up"
    ],
    when: .eachMoveAndEnd, room: .translation, reveal: .none, motion: .keyboard, hide: .mirror,
    options: [.keyboardVerticalOffset, .automaticOffset(.translationInWindow, else: .translation)],
    insetAdjustment: .never)
}

extension Room {
  /// The table moves up by what its first frame, in its parent, has below the keyboard's top, and
  /// gets a padding of that size at its top once the keyboard has arrived.
  package static let translation = translation(
    "translation", "the table moves up, and then loses at its top what it moved", isMeasured: false)

  /// The same with the frame's top measured in the window.
  package static let translationInWindow = translation(
    "translationInWindow", "the same by the table's frame on the screen", isMeasured: true)

  private static func translation(_ name: String, _ summary: String, isMeasured: Bool) -> Room {
    Room(
      name, summary, by: .frame,
      mirror: { step in
        step.memory.system.avoidingView.isPadded = false
        step.restoreFrames()
      },
      followFinger: { step in
        step.memory.system.avoidingView.isPadded = false
        step.translateTable(by: step.overlapOfAvoidingView(isMeasured: isMeasured))
      },
      arrive: { step in
        step.memory.system.avoidingView.isPadded = true
        step.translateTable(by: step.overlapOfAvoidingView(isMeasured: isMeasured))
      }
    ) { step in
      step.translateTable(by: step.overlapOfAvoidingView(isMeasured: isMeasured))
    }
  }
}

extension Step {
  /// Moves the table up from its first frame.
  ///
  /// With the padding it becomes lower instead.
  fileprivate mutating func translateTable(by points: CGFloat) {
    if memory.system.avoidingView.isPadded {
      shortenTable(by: points)
    } else {
      liftTable(by: points)
    }
  }
}
