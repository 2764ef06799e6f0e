import Simulation

/// A law that has to hold after a step of a case, whatever the strategy: a value that judges.
package struct Law: Sendable {
  let key: Name
  /// What has to hold, as a sentence.
  package let summary: String
  /// What a strategy does that breaks it, for a reader who does not know the law: a verb with what
  /// belongs to it.
  package let flaw: String
  /// Judges a step that has come to rest, with what is seen then of the field that is active.
  let judge: @Sendable (Phone, Step, Sight) -> Verdict
  /// Tells a figure that is not what it has to be, as commands of which the last one fails.
  let evidence: @Sendable (Phone, Step) -> [String]
  /// Whether it is about a moment before all has come to rest.
  var holdsClock = false
  /// Whether the table's place is compared with that before the touch.
  var comparesWithStart = false
  /// Whether it is about two strategies at once, as no other law is.
  package var isAboutTwo = false
  /// Whether only an app's own code can break it.
  package var isAboutOwnCode = false

  /// A word or two, with dashes.
  package var name: String { key.rawValue }

  /// What becomes of a law in a step.
  package enum Verdict: Sendable {
    /// It is not about this step.
    case silent
    case kept
    case broken
    /// Less is free than it takes to keep it, or UIKit's own scroll comes after whatever keeps it.
    case impossible
  }
}
