import Foundation
import Simulation

extension Strategy {
  /// react-native-keyboard-controller's KeyboardAvoidingView with `behavior="padding"` around the
  /// table, from 1.22 on.
  ///
  /// The padding below is the view's bottom less the keyboard's top, which is the window's height
  /// less the keyboard's and `keyboardVerticalOffset` (0), times the share of the keyboard that is on
  /// the screen. It follows an interactive dismissal, and nothing is rounded. With
  /// `automaticOffset=true` the view's top is measured in the window, else it is the one in its
  /// parent.
  package static let rnkcPadding = Strategy(
    .rnkcPadding, rule: "padding below by the view's bottom less the keyboard's top, not rounded",
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
    "without automaticOffset the view's top is the one in its parent, so a view in a sheet is "
      + "lifted too little",
    "automaticOffset=true measures once per layout, so a sheet that moves later is measured wrongly "
      + "(issue 1500)",
    "the keyboard's whole height counts, whatever of it is on the screen beside a hardware keyboard",
    "nothing scrolls but the field itself",
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
  /// The prop that has the view measured in its window.
  static func automaticOffset(_ measured: Room, else unmeasured: Room) -> Option {
    Option("automaticOffset", for: .room, true: measured, false: unmeasured) { $0.room = $1 }
  }
}

extension Room {
  /// The table's height loses the share of the keyboard that is on the screen times what its first
  /// frame, in its parent, has below the keyboard's top.
  package static let shareOfPadding = following(
    "shareOfPadding", "the table loses what its first frame, in its parent, has below the keyboard"
  ) { $0.shortenTable(by: $0.overlapOfAvoidingView()) }

  /// The same with the frame's top measured in the window.
  package static let shareOfPaddingInWindow = following(
    "shareOfPaddingInWindow",
    "the table loses what its first frame, on the screen, has below the keyboard"
  ) { $0.shortenTable(by: $0.overlapOfAvoidingView(isMeasured: true)) }

  /// Returns a room by the table's frame that follows the finger, too.
  static func following(
    _ name: String, _ summary: String, arrive: (@Sendable (inout Step) -> Void)? = nil,
    make: @escaping @Sendable (inout Step) -> Void
  ) -> Room {
    Room(name, summary, by: .frame, followFinger: make, arrive: arrive, make: make)
  }
}

/// The arithmetic that the four behaviors share.
extension Step {
  /// Returns how far the table's first frame reaches below the keyboard's top, times the share of
  /// the keyboard that is on the screen.
  ///
  /// - Parameter isMeasured: whether the frame's top is the one in the window rather than in its
  ///   parent.
  /// - Returns: the distance in points, not rounded.
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
