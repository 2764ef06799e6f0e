import Audit
import Avoidance
import Forms
import Simulation

/// A request for an audit and for how it is told, as words make for it: at the prompt and on the
/// command line alike.
package struct AuditRequest: Equatable, Sendable {
  /// Files of forms; none for the form that is open.
  package var forms: [String] = []
  package var strategies: [Strategy] = []
  /// What decisions without a strategy's name are made of.
  let present: Strategy
  package var devices: [Device] = []
  package var orientations: [Orientation] = []
  /// By their places among all; none for all.
  package var laws: [Int] = []
  package var transitions: [Int]?
  package var depth = AuditDepth.all
  package var format = AuditFormat.text
  /// The laws, by their places, that make the audit fail; nil where nothing does.
  package var failingLaws: [Int]?
  /// A report in JSON; what it has makes no audit fail.
  package var baseline: String?
  package var shard: Shard?

  /// Reads the words behind `audit`.
  ///
  /// - Parameters:
  ///   - words: the words.
  ///   - present: what decisions without a strategy's name are made of.
  /// - Throws: ``CommandError`` that says what is wrong and what would do.
  package init(
    _ words: [String], tuning present: Strategy = .leastMotion
  ) throws(CommandError) {
    let words = words.map { Word(text: $0, column: 1, isQuoted: true) }
    var arguments = Arguments(words[...], of: .audit, in: "")
    try self.init(try Grammar.audit.parse(&arguments), tuning: present)
  }

  /// Takes what the words behind `audit` say.
  ///
  /// - Throws: ``CommandError`` for a value that an option does not take.
  init(_ arguments: [AuditArgument], tuning present: Strategy) throws(CommandError) {
    self.present = present
    for argument in arguments {
      switch argument {
      case .form(let file): forms.append(file)
      case .option(let name, let value):
        try AuditOption.all.first { $0.name == name }?.apply(&self, value)
      }
    }
  }

  /// Returns what is to be played, with the forms that a session opens.
  ///
  /// - Throws: ``CommandError`` for a form that cannot be read.
  package func plan(in session: Session) throws(CommandError) -> AuditPlan {
    var auditForms: [AuditForm] = []
    for path in forms {
      let form = try Session.form(at: path, files: session.files)
      auditForms.append(Session(form: form, fileName: path, files: session.files).auditForm)
    }
    if forms.isEmpty { auditForms = [session.auditForm] }
    guard auditForms.contains(where: \.hasFields) else {
      let names = auditForms.map(\.name).joined(separator: ", ")
      throw CommandError(.nothingTo("audit in \(names): there is no text field"))
    }
    var plan = AuditPlan(forms: auditForms)
    if !strategies.isEmpty { plan.strategies = strategies }
    let wanted = Set(devices.map(\.name))
    if !wanted.isEmpty { plan.devices.removeAll { !wanted.contains($0.name) } }
    if !orientations.isEmpty { plan.orientations = orientations }
    if plan.hasOwnCode { plan.laws = Array(Law.judged.indices) }
    if !laws.isEmpty { plan.laws = laws.sorted() }
    if let transitions { plan.transitions = transitions.sorted() }
    plan.depth = depth
    return plan
  }
}
