import Audit
import FileErrors
import SessionCore
import SessionState

extension Command {
  package static let audit = Command(
    "audit", .looking,
    Words(
      summary: "Check every field on every phone under every strategy",
      details: [
        "Each field is touched from several scroll positions, with its own keyboard, an accessory "
          + "bar and a hardware keyboard; then come Next, dismissal, ten rounds, and these "
          + "events while the keyboard is up, one at a time: "
          + Transition.all.map { "\($0.name) (\($0.summary))" }.joined(separator: ", ") + ".",
        "The laws whose breaks are failures: \(list(.failure)).",
        "The laws whose breaks are remarks, matters of taste or comfort: \(list(.remark)). They "
          + "are only counted, unless --laws all or --law NAME lists their cases.",
        "The answer counts breaks by situation: \(situations). The smallest case of each kind is a "
          + "script that fails at its last line. Without FORM, the audit uses the open "
          + "form. ^C stops it and prints the results so far.",
      ],
      examples: [
        Example("audit", "the open form under every strategy"),
        Example("audit --strategy inset-top", "every kind of failure of one strategy"),
        Example("audit forms/player.yaml --law room-restored", "one law on another form"),
      ]),
    kind: .compares, .audit
  ) { session, arguments throws(CommandError) in
    let request = try AuditRequest(arguments, tuning: session.engine.strategy)
    return Outcome(effect: .feature(FeatureRequest(request)))
  }
}

private let situations = Situation.allCases.map(\.title).joined(separator: ", ")

/// Returns text for help: the laws (rules for strategies) of one kind, each with its summary.
private func list(_ kind: Law.Kind) -> String {
  Law.all.filter { $0.kind == kind }.map { "\($0.name): \($0.summary)" }.joined(separator: "; ")
}

extension Session {
  /// Runs an audit and returns its findings, and the outcome to show for the command.
  ///
  /// - Parameters:
  ///   - request: what to audit and how to report it.
  ///   - play: runs the plan and returns the report.
  /// - Returns: the outcome and the findings.
  /// - Throws: ``CommandError`` for a form or an earlier report that cannot be read.
  package func audit(
    _ request: AuditRequest,
    play: (AuditPlan) -> AuditReport
  ) throws(CommandError) -> (outcome: Outcome, findings: AuditFindings) {
    let baseline = try request.knownFailures(in: self)
    let plan = try request.plan(in: self)
    try request.checkMinimumOS(for: plan)
    let findings = AuditFindings(play(plan), besides: baseline)
    let outcome = Outcome(
      answer: request.format.lines(findings), typed: TypedAnswer { findings.value })
    return (outcome, findings)
  }
}
