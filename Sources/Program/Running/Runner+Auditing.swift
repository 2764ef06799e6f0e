import Session

extension Runner {
  /// Plays an audit, of which `^C` leaves what is known by then.
  func audit(_ request: AuditRequest) throws(CommandError) -> Outcome {
    let progress = AuditProgress()
    defer { progress.end() }
    return try session.audit(request, goesOn: progress.goesOn).outcome
  }
}
