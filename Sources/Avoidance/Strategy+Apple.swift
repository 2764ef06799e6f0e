extension Strategy {
  /// UITableViewController, as far as it was observed; Apple documents no rule.
  ///
  /// On keyboardWillShow the bottom inset holds what the keyboard covers of the table: contentInset
  /// from iOS 6 to 10 (radar 13836932), adjustedContentInset alone in apps linked with iOS 11 or
  /// later, where the safe area is part of it (WebKit's source). The row comes into view by the
  /// text field's own scroll; up to iOS 7, when text fields did not scroll yet, the controller did
  /// it.
  ///
  /// Flaws: it cannot be turned off (radar 13984333), and an app's own inset comes on top; the row
  /// ends up right at the keyboard; nothing brings the offset back on hide; without the field's
  /// scroll nothing comes into view.
  package static let tableController = Strategy(
    "table-controller",
    rule: "UIKit's own share of the inset holds the keyboard; the text field scrolls itself",
    source: "UITableViewController, observed",
    when: .willShow, room: .systemInset, reveal: .controller, motion: .keyboard, hide: .mirror)

  /// A table whose bottom is tied to UIView.keyboardLayoutGuide (iOS 15).
  ///
  /// The guide's top is the docked keyboard's, and without one the safe area's bottom; the table's
  /// frame ends there. An undocked keyboard counts as none unless `followsUndockedKeyboard=true`;
  /// `usesBottomSafeArea=false` (iOS 17) lets the table end at the view's bottom instead.
  ///
  /// Flaws: it scrolls nothing and relies on the field's own scroll; the row ends up right at the
  /// keyboard; the offset stays on hide.
  package static let layoutGuide = Strategy(
    "layout-guide",
    rule: "table ends at the docked keyboard's top, else at the safe area's bottom",
    source: "UIView.keyboardLayoutGuide, documentation",
    when: .layout, room: .frameToGuide, reveal: .none, motion: .keyboard, hide: .mirror,
    undocked: .ignore, options: [.followsUndockedKeyboard, .usesBottomSafeArea])

  /// A SwiftUI form (keyboard avoidance from iOS 14 on).
  ///
  /// The keyboard is a region of the safe area, so the scroll view's adjusted inset grows by it,
  /// and the focused field is scrolled in by the least movement. `ignoresSafeArea=true` stands for
  /// `ignoresSafeArea(.keyboard)`. That it is the inset that grows, and that the field gets no
  /// margin, is inferred from SwiftUI's lists being UIKit's underneath; so is that an undocked
  /// keyboard counts as none.
  ///
  /// Flaws: the row ends up right at the keyboard, and what belongs to it below is covered; the
  /// offset stays on hide.
  package static let swiftUI = Strategy(
    "swiftui",
    rule: "the keyboard is safe area; least movement of the focused field into the rest",
    source: "SwiftUI's keyboard safe area, documentation",
    when: .layout, room: .systemInset, reveal: .rect, motion: .keyboard, hide: .mirror,
    undocked: .ignore, options: [.ignoresSafeArea])
}
