extension Strategy {
  /// No avoidance, as the control.
  ///
  /// Only UIKit acts: a text field scrolls itself into its scroll view's bounds.
  package static let none = Strategy(
    .none,
    rule: "nobody reacts: the control",
    source: "UIKit alone", setup: nil,
    flaws: [
      "the bounds reach under the keyboard, so a row down there stays covered",
      "the last rows cannot be scrolled out from under the keyboard",
    ],
    when: .never, room: .none, reveal: .none, motion: .none, hide: .none)
}
