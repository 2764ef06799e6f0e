import AvoidanceEngine
import Foundation
import Simulation

extension Strategy {
  /// The strategy of react-native-keyboard-controller's KeyboardAvoidingView with a translation.
  ///
  /// The view's behavior is `translate-with-padding`. It moves as with ``rnkcPosition`` while the
  /// keyboard moves. When the keyboard has finished appearing, the view gets an equal padding at
  /// its top, so that all content can be reached. The padding is removed when a finger drags the
  /// keyboard, or when the keyboard hides.
  package static let rnkcTranslate = Strategy(
    .rnkcTranslate,
    rule: "the table moves up, then returns to its first top and ends at the keyboard",
    source: .rnkcAvoidingView, support: .reactNative,
    setup: .rnkcAvoidingView("translate-with-padding"),
    flaws: .rnkcAvoidingView + [
      "once the keyboard has arrived, a list that is not inverted jumps back down"
    ],
    when: .eachMoveAndEnd, room: .translation, reveal: .none, motion: .keyboard, hide: .mirror,
    options: [.keyboardVerticalOffset, .automaticOffset(.translationInWindow, else: .translation)],
    insetAdjustment: .never)
}

extension Room {
  /// A strategy's decision to move the table up by the part of its first frame below the keyboard.
  ///
  /// The first frame is the one before the keyboard, in its parent's coordinates. When the keyboard
  /// has finished appearing, the table gets a padding of that size at its top.
  package static let translation = translation(
    "translation",
    "the table moves up by its part below the keyboard, and gets a padding of that size at its top "
      + "once the keyboard has arrived", isMeasured: false)

  /// A strategy's decision like ``translation``, but with the frame's top measured in the window.
  package static let translationInWindow = translation(
    "translationInWindow",
    "the table moves up by its part below the keyboard, measured on the screen, and gets a padding "
      + "of that size at its top once the keyboard has arrived", isMeasured: true)

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
  /// Moves the table up by `points` from its frame before the keyboard.
  ///
  /// If the table has the top padding, the table is shortened by that distance instead.
  fileprivate mutating func translateTable(by points: CGFloat) {
    if memory.system.avoidingView.isPadded {
      explain(
        "once the keyboard is up, the view around the table stays \(points.inWords) higher and gets "
          + "a padding of \(points.inWords) at its top, so the table is back in place and shorter")
      shortenTable(by: points)
    } else {
      explain("the table moves up by its part below the keyboard's top (\(points.inWords))")
      liftTable(by: points)
    }
  }
}
