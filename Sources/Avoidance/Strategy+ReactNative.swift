extension Strategy {
  /// React Native's KeyboardAvoidingView with `behavior="padding"` around the table.
  ///
  /// On keyboardWillChangeFrame the padding below the table becomes the view's bottom less the
  /// keyboard's top, which is taken to be higher by `keyboardVerticalOffset` (0), rounded up.
  ///
  /// Flaws: the view's frame is the one in its superview, but the keyboard's top is the screen's,
  /// so a view in a sheet is lifted too little (issue 29358); the zero end frame of a cross-fade
  /// counts as a keyboard over the whole view (issues 29974, 31484); nothing scrolls but the field
  /// itself.
  package static let rnPadding = Strategy(
    "rn-padding",
    rule: "padding below by the view's bottom, in its parent, less the keyboard's top",
    source: "React Native, KeyboardAvoidingView",
    when: .willChangeFrame, room: .relativePadding, reveal: .none, motion: .keyboard,
    hide: .mirror, options: [.keyboardVerticalOffset])

  /// React Native's KeyboardAvoidingView with `behavior="height"` around the table.
  ///
  /// As ``rnPadding``, but the view's own height becomes its first height less that distance.
  ///
  /// Flaws: those of ``rnPadding``; and the view that is measured is the one that was shrunk, so a
  /// second notification finds nothing covered and gives the first height back (issues 13754,
  /// 30532, 45192). The simulation measures once for each notification, not in a loop.
  package static let rnHeight = Strategy(
    "rn-height",
    rule: "first height less the same distance, measured after shrinking",
    source: "React Native, KeyboardAvoidingView",
    when: .willChangeFrame, room: .relativeHeight, reveal: .none, motion: .keyboard,
    hide: .mirror, options: [.keyboardVerticalOffset])

  /// React Native's KeyboardAvoidingView with `behavior="position"` around the table.
  ///
  /// As ``rnPadding``, but what is inside moves up by that distance at its full height.
  ///
  /// Flaws: those of ``rnPadding``; and what was at the top leaves the screen, the active row too
  /// if it was there.
  package static let rnPosition = Strategy(
    "rn-position",
    rule: "the table moves up by the same distance, whatever row is active",
    source: "React Native, KeyboardAvoidingView",
    when: .willChangeFrame, room: .relativePosition, reveal: .none, motion: .keyboard,
    hide: .mirror, options: [.keyboardVerticalOffset])

  /// KeyboardAwareScrollView of react-native-keyboard-controller.
  ///
  /// The content gets a spacer of the keyboard's height and `extraKeyboardSpace` (0) below its end,
  /// here as an inset. If the field's bottom is no more than `bottomOffset` (0) above the keyboard,
  /// or above the scroll view, it is scrolled there, frame by frame with the keyboard and within
  /// the legal range. Hiding goes back to the offset before the last such scroll, unless
  /// `disableScrollOnKeyboardHide=true`.
  ///
  /// Flaws: the spacer is the keyboard's height whatever else lies below the table (a negative
  /// `extraKeyboardSpace` is the remedy); after a second field hiding undoes the last step alone;
  /// what the user scrolled in between is lost.
  package static let rnAwareScroll = Strategy(
    "rn-aware-scroll",
    rule: "spacer of the keyboard's height; row to the keyboard, and back on hide",
    source: "react-native-keyboard-controller, KeyboardAwareScrollView",
    when: .anyChange, room: .spacer, reveal: .toKeyboard, motion: .keyboard, hide: .savedOffset,
    options: [.bottomOffset, .extraKeyboardSpace, .disableScrollOnKeyboardHide])
}
