import AppCode
import Audit
import Drawing
import Session
import Verdicts

extension Runner {
  /// Runs an audit, which checks strategies on many phones, and returns its report.
  ///
  /// `^C` stops the audit, and the report has the results so far.
  package func audit(_ request: AuditRequest) throws(CommandError) -> Outcome {
    let progress = AuditProgress()
    defer { progress.end() }
    var (outcome, findings) = try session.audit(request) { progress.play($0, request.shard) }
    outcome.answer = request.format.pictureLines(of: findings, in: session) ?? outcome.answer
    return outcome
  }
}

extension AuditFormat {
  /// Returns the lines of an audit's report in a format with pictures, or nil for other formats.
  package func pictureLines(of findings: AuditFindings, in session: Session) -> [String]? {
    switch self {
    case .html:
      return AuditPage(findings, in: session).text.split(separator: "\n").map(String.init)
    case .verdict:
      let code =
        findings.plan.hasOwnCode
        ? CaseCommand(sources: OwnSources.paths, expression: OwnSources.expression) : nil
      return AuditVerdict(findings, of: code, in: session).lines
    case .text, .json, .junit, .tap, .markdown, .table, .advice: return nil
    }
  }
}
