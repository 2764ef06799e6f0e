/// A strategy's decision about how to treat an undocked or floating keyboard of an iPad.
package struct UndockedReaction: Choice {
  package let name: String
  package let countsAsKeyboard: Bool
  /// Whether a floating keyboard that touches the screen's bottom still counts as a keyboard.
  ///
  /// It does for code that only compares the keyboard's lower edge with the screen's.
  var goesByBottom = false

  /// A strategy's decision to treat an undocked or floating keyboard like any other.
  package static let follow = UndockedReaction(name: "follow", countsAsKeyboard: true)

  /// A strategy's decision to ignore an undocked or floating keyboard.
  package static let ignore = UndockedReaction(name: "ignore", countsAsKeyboard: false)

  /// A strategy's decision to ignore an undocked or floating keyboard above the screen's bottom.
  package static let ignoreAboveBottom = UndockedReaction(
    name: "ignore", countsAsKeyboard: false, goesByBottom: true)
}
