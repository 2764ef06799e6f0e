/// A decision of a strategy: how it treats an undocked or floating keyboard.
package struct Undocked: Choice {
  package let name: String
  let countsAsKeyboard: Bool
  /// Whether a floating keyboard that touches the screen's bottom counts as a keyboard.
  ///
  /// It counts for code that only checks the keyboard's lower edge.
  var goesByBottom = false

  /// A strategy's decision to treat an undocked or floating keyboard like any other.
  package static let follow = Undocked(name: "follow", countsAsKeyboard: true)

  /// A strategy's decision to ignore an undocked or floating keyboard.
  package static let ignore = Undocked(name: "ignore", countsAsKeyboard: false)

  /// A strategy's decision to ignore an undocked keyboard if it ends above the screen's bottom.
  package static let ignoreAboveBottom = Undocked(
    name: "ignore", countsAsKeyboard: false, goesByBottom: true)
}
