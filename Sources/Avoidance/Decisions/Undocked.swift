/// The meaning of an undocked or floating keyboard to a strategy.
package struct Undocked: Choice {
  package let name: String
  let countsAsKeyboard: Bool
  /// Whether a floating keyboard that touches the screen's bottom counts, as it does for code that
  /// checks its lower edge alone.
  var goesByBottom = false

  /// A keyboard like any other.
  package static let follow = Undocked(name: "follow", countsAsKeyboard: true)

  /// No keyboard at all.
  package static let ignore = Undocked(name: "ignore", countsAsKeyboard: false)

  /// No keyboard, where it ends above the screen's bottom.
  package static let ignoreAboveBottom = Undocked(
    name: "ignore", countsAsKeyboard: false, goesByBottom: true)

  package static let listed: [Undocked] = [.follow, .ignore]
}
