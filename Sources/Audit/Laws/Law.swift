import Simulation

/// A law: a rule that a strategy must keep, such as that the active row is visible.
///
/// An audit checks it after each step of a case. It contains the function that judges a step.
package struct Law: Sendable {
  let key: Name
  /// The seriousness of breaking the law (a rule for strategies): a failure, or only a remark.
  package let kind: Kind
  /// A clause that says what the law (a rule for strategies) demands, for help and reports.
  package let summary: String
  /// The fault of a strategy that breaks the law, as a verb phrase for readers who don't know the
  /// law.
  package let flaw: String
  /// Returns whether a step of an audit keeps the law (a rule) or breaks it.
  ///
  /// It gets the phone when nothing moves any more, and what is visible of the active field.
  let judge: @Sendable (Phone, Step, FieldVisibility) -> Verdict
  /// Returns session commands that demonstrate a break of the law (a rule for strategies).
  ///
  /// The last one is an expectation that fails.
  let evidence: @Sendable (Phone, Step) -> [String]
  /// Whether the law (a rule) is about a moment before all is at rest, so scripts stop the clock.
  let holdsClock: Bool
  /// Whether the law (a rule) compares the table's position with that before a field was touched.
  let comparesWithStart: Bool
  /// Whether the law (a rule) compares a strategy alone with it in a table view controller.
  ///
  /// Only one law does.
  package let isAboutTwo: Bool
  /// Whether only an app's own code can break the law (a rule), and no strategy.
  package let isAboutOwnCode: Bool

  init(
    key: Name, _ kind: Kind = .failure, summary: String, flaw: String,
    judge: @escaping @Sendable (Phone, Step, FieldVisibility) -> Verdict,
    evidence: @escaping @Sendable (Phone, Step) -> [String], holdsClock: Bool = false,
    comparesWithStart: Bool = false, isAboutTwo: Bool = false, isAboutOwnCode: Bool = false
  ) {
    self.key = key
    self.kind = kind
    self.summary = summary
    self.flaw = flaw
    self.judge = judge
    self.evidence = evidence
    self.holdsClock = holdsClock
    self.comparesWithStart = comparesWithStart
    self.isAboutTwo = isAboutTwo
    self.isAboutOwnCode = isAboutOwnCode
  }

  /// The name of the law (a rule that an audit checks): a word or two, joined by hyphens.
  package var name: String { key.rawValue }

  /// The place of the law in a verdict on a strategy, from 0 for the most important law.
  package var importance: Int { Name.inVerdict.firstIndex(of: key) ?? 0 }

  /// The seriousness of breaking one of an audit's laws (rules for strategies).
  package enum Kind: String, Sendable {
    /// Breaking the law keeps a user from doing something, or a reviewer would reject the app.
    case failure
    /// Breaking the law is a matter of the user's taste or comfort.
    case remark
  }

  /// The verdict of one of an audit's laws (rules for strategies) on a step.
  package enum Verdict: Sendable {
    /// The law says nothing about the step, because it doesn't apply.
    case silent
    case kept
    case broken
    /// No strategy could satisfy the law: there is too little space, or UIKit's own scroll comes
    /// last.
    case impossible
  }
}
