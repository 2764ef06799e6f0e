import AvoidanceEngine
import Foundation
import Simulation

extension Strategy {
  /// The strategy of react-native-keyboard-controller's KeyboardAvoidingView, `behavior="padding"`.
  ///
  /// The view is around the table, in version 1.22 or later.
  ///
  /// The bottom padding is the distance from the keyboard's top to the view's bottom, times the
  /// fraction of the keyboard that is on the screen. The keyboard's top is the window's height
  /// minus the keyboard's height and `keyboardVerticalOffset` (0).
  ///
  /// The padding follows an interactive dismissal, and is not rounded. With `automaticOffset=true`,
  /// the view's top is measured in the window, otherwise in its parent.
  package static let rnkcPadding = Strategy(
    .rnkcPadding, rule: "padding is the view's bottom minus the keyboard's top, not rounded",
    source: .rnkcAvoidingView, support: .reactNative, setup: .rnkcAvoidingView("padding"),
    flaws: .rnkcAvoidingView,
    when: .eachMove, room: .shareOfPadding, reveal: .none, motion: .keyboard, hide: .mirror,
    options: [
      .keyboardVerticalOffset, .automaticOffset(.shareOfPaddingInWindow, else: .shareOfPadding),
    ], insetAdjustment: .never)
}

extension String {
  static let rnkcAvoidingView = "react-native-keyboard-controller 1.22, KeyboardAvoidingView"
}

extension [String] {
  static let rnkcAvoidingView = [
    "without automaticOffset the view's frame in its parent is compared with the keyboard's frame "
      + "on the screen, so a view in a sheet is lifted too little",
    "automaticOffset=true measures once per layout, so a sheet that moves later is measured "
      + "wrongly (issue 1500)",
    "the keyboard's whole height counts, even if a hardware keyboard leaves only its bar on the "
      + "screen",
    "nothing scrolls except the field itself",
  ]
}

extension Setup {
  static func rnkcAvoidingView(_ behavior: String) -> Setup {
    Setup(taking: [.spacing, .room]) { strategy in
      let isMeasured = strategy.optionWord("automaticOffset") == "true"
      return """
        // react-native-keyboard-controller 1.22 or later
        import {ScrollView} from 'react-native';
        import {KeyboardAvoidingView, KeyboardProvider} from 'react-native-keyboard-controller';

        <KeyboardProvider>
          <KeyboardAvoidingView
            behavior="\(behavior)"
            keyboardVerticalOffset={\(strategy.spacing.inDigits)}
            automaticOffset={\(isMeasured)}
            style={{flex: 1}}>
            <ScrollView>{fields}</ScrollView>
          </KeyboardAvoidingView>
        </KeyboardProvider>
        """
    }
  }
}

extension Option {
  /// Returns the option `automaticOffset`, which chooses between two ways to make room: `measured`
  /// measures the view in the window, and `unmeasured` in its parent.
  static func automaticOffset(_ measured: Room, else unmeasured: Room) -> Option {
    Option("automaticOffset", for: .room, true: measured, false: unmeasured) { $0.room = $1 }
  }
}

extension Room {
  /// A strategy's decision to shorten the table by the part of its first frame below the keyboard.
  ///
  /// The first frame is the one before the keyboard, in its parent's coordinates. The part is
  /// multiplied by the fraction of the keyboard that is on the screen.
  package static let shareOfPadding = following(
    "shareOfPadding",
    "the table loses the part of its original frame below the keyboard"
      + String.comparedInParent
  ) { $0.shortenTable(by: $0.overlapOfAvoidingView()) }

  /// A strategy's decision like ``shareOfPadding``, but with the frame's top measured in the
  /// window.
  package static let shareOfPaddingInWindow = following(
    "shareOfPaddingInWindow",
    "the table loses the part of its original frame below the keyboard, measured on the screen"
  ) { $0.shortenTable(by: $0.overlapOfAvoidingView(isMeasured: true)) }

  /// Returns a way to make room for the keyboard that changes the table's frame, even during a
  /// drag.
  ///
  /// `make` makes room, and `arrive` is called when the keyboard has finished appearing.
  static func following(
    _ name: String, _ summary: String, arrive: (@Sendable (inout Step) -> Void)? = nil,
    make: @escaping @Sendable (inout Step) -> Void
  ) -> Room {
    Room(name, summary, by: .frame, followFinger: make, arrive: arrive, make: make)
  }
}

/// The calculation that the four behaviors of KeyboardAvoidingView share.
extension Step {
  /// Returns how far the table's first frame reaches below the keyboard's top, in points.
  ///
  /// The distance is multiplied by the fraction of the keyboard that is on the screen.
  ///
  /// - Parameter isMeasured: whether the frame's top is measured in the window instead of in its
  ///   parent.
  /// - Returns: the distance, not rounded.
  mutating func overlapOfAvoidingView(isMeasured: Bool = false) -> CGFloat {
    // Before the table is changed for the first time: a view is measured once per layout.
    let top = memory.measuredTop ?? phone.tableFrameOnScreen.minY
    memory.measuredTop = top
    rememberTableFrame()
    let frame = firstTableFrame
    // A bar that follows the keyboard is below the table inside the view.
    let bottom = (isMeasured ? top : frame.minY) + frame.height + heightOfFollowingBar
    let keyboardTop = phone.scene.screenSize.height - end.height - spacing
    return max(bottom - keyboardTop, 0) * progress
  }
}
