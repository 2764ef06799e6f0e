import AvoidanceEngine
import Foundation
import Simulation

extension Strategy {
  /// The strategy of React Native's KeyboardAvoidingView with `behavior="padding"`, since 0.78.
  ///
  /// The view is around the table. On keyboardWillShow, the padding below the table becomes the
  /// view's bottom minus the keyboard's top, rounded up. `keyboardVerticalOffset` (0) is added to
  /// the keyboard's height. On keyboardWillHide, which an undocked keyboard posts too, the padding
  /// becomes zero (pull request 48131). That 0.78 was the first release with this change is
  /// inferred from the request's date, because the available changelogs don't mention it.
  ///
  /// React Native's ScrollView sets contentInsetAdjustmentBehavior to never (RCTScrollView), so it
  /// does not count the safe area.
  package static let rnPadding = Strategy(
    .rnPadding,
    rule: "padding is the view's bottom (in its parent) minus the keyboard's top (on the screen)",
    source: "React Native 0.78, KeyboardAvoidingView", support: .reactNative,
    setup: .keyboardAvoidingView("padding"),
    flaws: [
      "the view's frame is in its superview's coordinates, but the keyboard's top is in the "
        + "screen's, so a view in a sheet is lifted too little (issue 29358)",
      "nothing scrolls except the field itself",
      "version=0.70 answers keyboardWillChangeFrame, so it makes room for an undocked keyboard "
        + "too, and treats the zero end frame of a cross-fade as a keyboard over the whole view "
        + "(issues 29974, 31484); 0.71 to 0.77 lie between the two",
    ],
    when: .willShow, room: .relativePadding, reveal: .none, motion: .keyboard,
    hide: .mirror, options: [.keyboardVerticalOffset], insetAdjustment: .never,
    versions: [
      .reactNative,
      Version("0.70", Version.reactNativeBefore, minimumIOS: 12) { $0.when = .willChangeFrame },
    ])
}

extension Setup {
  static func keyboardAvoidingView(_ behavior: String) -> Setup {
    Setup(taking: [.spacing]) { strategy in
      // The children are then in a view of their own, which is only as high as its contents by
      // default.
      let container = behavior == "position" ? "\n  contentContainerStyle={{flex: 1}}" : ""
      return """
        // React Native 0.78 or later
        import {KeyboardAvoidingView, ScrollView} from 'react-native';

        <KeyboardAvoidingView
          behavior="\(behavior)"
          keyboardVerticalOffset={\(strategy.spacing.inDigits)}
          style={{flex: 1}}\(container)>
          <ScrollView>{fields}</ScrollView>
        </KeyboardAvoidingView>
        """
    }
  }
}

extension String {
  /// The end of a room's summary: the two frames that React Native compares.
  static let comparedInParent =
    " (the table is measured in its parent, the keyboard on the screen)"
}

extension Room {
  /// A strategy's decision to shrink the table by the part of its original frame below the
  /// keyboard's top.
  ///
  /// The frame is in its superview, but the keyboard's top is on the screen. The strategy's spacing
  /// is added to the keyboard's height.
  package static let relativePadding = Room(
    "relativePadding",
    "the table loses the part of its original frame below the keyboard's top"
      + String.comparedInParent,
    by: .frame
  ) { step in
    step.rememberTableFrame()
    step.shortenTable(by: step.overlap(ofRelativeFrame: step.firstTableFrame))
  }
}

extension Option {
  static let keyboardVerticalOffset = Option("keyboardVerticalOffset", for: .spacing)
}

extension Version {
  /// The current release of React Native's KeyboardAvoidingView, as a version of the strategy.
  static let reactNative = Version("0.78", "willShow and willHide")

  /// How an earlier React Native's KeyboardAvoidingView differs, whatever its behavior.
  static let reactNativeBefore = "willChangeFrame, a zero frame too"
}

/// The computation that the three behaviors of KeyboardAvoidingView share.
extension Step {
  /// Returns how far a frame extends below the keyboard's top, rounded up to whole points.
  ///
  /// The frame is measured in the table's superview, and the keyboard's top on the screen. The two
  /// coordinate systems are treated as the same. The strategy's spacing is not added to a keyboard
  /// without height.
  ///
  /// A bottom bar that moves with the keyboard is below the table inside the KeyboardAvoidingView.
  /// So the bar counts as part of the frame.
  func overlap(ofRelativeFrame frame: CGRect) -> CGFloat {
    let raise = end.height > 0 || code.strategy.when.takesEmptyFrame ? spacing : 0
    let bottom = frame.maxY + heightOfFollowingBar
    return max(0, bottom - (end.minY - raise)).rounded(.up)
  }

  /// Sets the table's height to `points` less than its original height.
  mutating func shortenTable(by points: CGFloat) {
    var frame = firstTableFrame
    frame.size.height = max(0, frame.height - points)
    setTableFrame(frame)
  }
}

extension Support {
  /// React Native as the platform that a strategy needs: releases since 0.76, for iOS 15.1 or
  /// later.
  ///
  /// React Native 0.70 needs iOS 12.4.
  static let reactNative = Support(.reactNative, iOS: 15)
}
