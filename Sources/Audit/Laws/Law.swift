import Simulation

/// A law: a rule that a strategy must keep, such as that the active row is visible.
///
/// It contains a function that judges a step. An audit calls that function after each step of a
/// case.
package struct Law: Sendable {
  let key: Name
  /// The seriousness of breaking the law (a rule for strategies): a failure, or only a remark.
  package let kind: Kind
  /// A clause that says what the law (a rule for strategies) demands, for help and reports.
  package let summary: String
  /// The fault of a strategy that breaks the law, as a verb phrase such as `leaves the field
  /// covered`.
  package let flaw: String
  /// Returns whether a step of an audit keeps the law (a rule) or breaks it.
  ///
  /// The arguments are the phone after the step, the state before, and how much of the field is
  /// visible. Nothing moves any more at that moment.
  let judge: @Sendable (Phone, Step, FieldVisibility) -> Verdict
  /// Returns session commands that demonstrate a break of the law (a rule for strategies).
  ///
  /// The last command is an `expect` that fails. Empty for the law about crashes.
  let evidence: @Sendable (Phone, Step) -> [String]
  /// Whether the law (a rule) is about a moment before all is at rest.
  ///
  /// A script that demonstrates a break then stops the clock at that moment.
  let holdsClock: Bool
  /// Whether the law (a rule) compares the table with its state before a field was touched.
  ///
  /// Touches from several start positions are then judged one by one.
  let comparesWithStart: Bool
  /// Whether the law (a rule) compares a strategy alone with the same strategy in a controller.
  ///
  /// The controller is a table view controller, which avoids the keyboard too. Only one law is
  /// about both.
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

  /// The rank of the law (a rule of an audit) in a verdict on a strategy; 0 is mentioned first.
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
    /// No strategy could keep the law (a rule), so a break is not the strategy's fault.
    ///
    /// There is too little space, or UIKit's own scroll comes last.
    case impossible
  }
}
