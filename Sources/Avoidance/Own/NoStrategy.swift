import AvoidanceEngine

extension Strategy {
  /// The strategy that avoids nothing, as a baseline for comparisons.
  ///
  /// Only UIKit acts: a text field scrolls itself into its scroll view's bounds.
  package static let none = Strategy(
    .none,
    rule: "nothing reacts, as a baseline for comparison",
    source: "UIKit alone", setup: nil,
    flaws: [
      "the table's bounds reach under the keyboard, so a row there stays covered",
      "the last rows cannot be scrolled out from under the keyboard",
    ],
    when: .never, room: .none, reveal: .none, motion: .none, hide: .none)
}
