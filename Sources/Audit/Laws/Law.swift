import Simulation

/// A law that every strategy must satisfy after each step of a case, with the function that judges
/// it.
package struct Law: Sendable {
  let key: Name
  /// The law, as a sentence.
  package let summary: String
  /// The fault of a strategy that breaks the law, as a verb phrase for readers who don't know the
  /// law.
  package let flaw: String
  /// Judges a step that has come to rest, given what is visible of the active field.
  let judge: @Sendable (Phone, Step, FieldVisibility) -> Verdict
  /// Returns commands that demonstrate the violation.
  ///
  /// The last one is an expectation that fails.
  let evidence: @Sendable (Phone, Step) -> [String]
  /// Whether the law concerns a moment before everything has come to rest.
  var holdsClock = false
  /// Whether the law compares the table's position with that before the touch.
  var comparesWithStart = false
  /// Whether the law compares two strategies.
  ///
  /// Only one law does.
  package var isAboutTwo = false
  /// Whether only an app's own code can break the law.
  package var isAboutOwnCode = false

  /// A word or two, joined by hyphens.
  package var name: String { key.rawValue }

  /// The verdict of a law about a step.
  package enum Verdict: Sendable {
    /// The law doesn't apply to the step.
    case silent
    case kept
    case broken
    /// No strategy could satisfy the law: there is too little space, or UIKit's own scroll comes
    /// last.
    case impossible
  }
}
