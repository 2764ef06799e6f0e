import Drawing
import Session

extension Runner {
  /// Runs an audit.
  ///
  /// `^C` stops it and keeps the results so far.
  package func audit(_ request: AuditRequest) throws(CommandError) -> Outcome {
    let progress = AuditProgress()
    defer { progress.end() }
    var (outcome, findings) = try session.audit(request) { progress.play($0, request.shard) }
    if request.format.isPage {
      outcome.answer = AuditPage(findings, in: session).text.split(separator: "\n").map(String.init)
    }
    return outcome
  }
}
