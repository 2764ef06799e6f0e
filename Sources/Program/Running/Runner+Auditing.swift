import Drawing
import Session

extension Runner {
  /// Plays an audit, of which `^C` leaves what is known by then.
  func audit(_ request: AuditRequest) throws(CommandError) -> Outcome {
    let progress = AuditProgress()
    defer { progress.end() }
    var (outcome, findings) = try session.audit(request) { progress.play($0, request.shard) }
    if request.format.isPage {
      outcome.answer = AuditPage(findings, in: session).text.split(separator: "\n").map(String.init)
    }
    return outcome
  }
}
