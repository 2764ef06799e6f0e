/// How a strategy treats an undocked or floating keyboard.
package struct Undocked: Choice {
  package let name: String
  let countsAsKeyboard: Bool
  /// Whether a floating keyboard that touches the screen's bottom counts.
  ///
  /// It does for code that only checks its lower edge.
  var goesByBottom = false

  /// The keyboard counts like any other.
  package static let follow = Undocked(name: "follow", countsAsKeyboard: true)

  /// The keyboard is ignored.
  package static let ignore = Undocked(name: "ignore", countsAsKeyboard: false)

  /// The keyboard is ignored if it ends above the screen's bottom.
  package static let ignoreAboveBottom = Undocked(
    name: "ignore", countsAsKeyboard: false, goesByBottom: true)
}
