import Audit

extension Command {
  static let advise = Command(
    .advise, .looking,
    Words(
      summary: "says which strategy to take for a form, why, and what it costs",
      details: [
        "It is drawn from an audit of all strategies, on the form in FILE or else the open one."
      ],
      examples: [
        Example("advise", "five lines about the form that is open"),
        Example("advise forms/checkout.yaml", "the same about a form in a file"),
      ]),
    kind: .looks, Grammar<String>.file.optional()
  ) { _, file throws(CommandError) in
    var request = try AuditRequest([])
    request.forms = file.map { [$0] } ?? []
    request.format = .advice
    return Outcome(effect: .audit(request))
  }
}
