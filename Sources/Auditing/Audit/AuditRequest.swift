import Audit
import Avoidance
import Forms
import SessionCore
import SessionState
import Simulation

/// A request for an audit and its report, made from the words at the prompt or on the command line.
package struct AuditRequest: Equatable, Sendable {
  /// The paths of the forms to audit.
  ///
  /// Empty means the form that is open in the session.
  package var forms: [String] = []
  package var strategies: [Strategy] = []
  /// The session's current strategy.
  ///
  /// Decisions such as `margin=8` without a strategy's name modify it.
  package let present: Strategy
  package var devices: [Device] = []
  package var orientations: [Orientation] = []
  /// The indices, among all laws, of the laws (rules for strategies) to check.
  ///
  /// Empty means all, but laws about an app's own code are only checked if such code is audited.
  package var laws: [Int] = []
  /// Whether the audit's report lists the cases of remarks (breaks that are no failures).
  ///
  /// If it is false, the report only counts them.
  package var listsRemarks = false
  package var transitions: [Int]?
  /// How much the audit tests for each field, or nil for the default.
  ///
  /// The default is ``AuditDepth/usual`` for an app's own code, and otherwise all cases.
  package var depth: AuditDepth?
  /// The output format that the user asked for, or nil for the default.
  package var givenFormat: AuditFormat?
  /// The laws (rules for strategies) whose breaks make the audit fail, as indices among all laws.
  ///
  /// Nil means all laws whose breaks are failures.
  package var failingLaws: [Int]?
  /// The path of an earlier audit report in JSON, or nil.
  ///
  /// Failures in that report don't make the audit fail.
  package var baseline: String?
  package var shard: Shard?
  /// The first iOS version that the app's own code supports, or nil if the user gave none.
  package var minimumOS: Int?
  /// The first iOS version that has all UIKit members used by the app's own code, or nil if
  /// unknown.
  package var codeOS: Int?
  /// The settings to change in each form before the audit, as values by setting names.
  package var settings: [String: String] = [:]

  /// Parses the words after `audit` in the program's command line.
  ///
  /// - Parameters:
  ///   - words: the words.
  ///   - present: the current strategy. Decisions without a strategy's name, such as `margin=8`,
  ///     change this strategy.
  /// - Throws: ``CommandError`` that says what is wrong and what would work.
  package init(
    _ words: [String], tuning present: Strategy = .leastMotion
  ) throws(CommandError) {
    let words = words.map { Word(text: $0, column: 1, isQuoted: true) }
    var arguments = Arguments(words[...], of: Command.audit.syntax, in: "")
    try self.init(try Grammar.audit.parse(&arguments), tuning: present)
  }

  /// Creates a request for an audit from the parsed arguments of the command.
  ///
  /// `present` is the session's current strategy.
  ///
  /// - Throws: ``CommandError`` for a value that an option does not accept.
  package init(_ arguments: [AuditArgument], tuning present: Strategy) throws(CommandError) {
    self.present = present
    for argument in arguments {
      switch argument {
      case .form(let file): forms.append(file)
      case .option(let name, let value):
        try AuditOption.all.first { $0.name == name }?.apply(&self, value)
      }
    }
    if (failingLaws ?? []).contains(where: Law.remarks.contains) { listsRemarks = true }
  }

  /// Opens the forms, and returns the audit's plan with its phones, strategies and laws (rules).
  ///
  /// - Throws: ``CommandError`` if a form can't be read, if no form has a field, or if an app's own
  ///   code supports none of the phones.
  package func plan(in session: Session) throws(CommandError) -> AuditPlan {
    var auditForms: [AuditForm] = []
    for path in forms {
      let form = try Session.form(at: path, files: session.files)
      auditForms.append(
        try prepared(Session(form: form, fileName: path, files: session.files)).auditForm)
    }
    if forms.isEmpty { auditForms = [try prepared(session).auditForm] }
    guard auditForms.contains(where: \.hasFields) else {
      let names = auditForms.map(\.name).joined(separator: ", ")
      throw CommandError(
        .nothingTo(
          hasOwnCode && forms.isEmpty
            ? "audit: the screen of the app's code has no text field"
            : "audit in \(names): there is no text field"))
    }
    var plan = AuditPlan(forms: auditForms)
    if !strategies.isEmpty { plan.strategies = strategies }
    let wanted = Set(devices.map(\.name))
    let depth = self.depth ?? (hasOwnCode ? .usual : .all)
    if !wanted.isEmpty {
      plan.devices.removeAll { !wanted.contains($0.name) }
    } else if depth == .usual {
      plan.devices = Device.usual
    }
    if !orientations.isEmpty { plan.orientations = orientations }
    if plan.hasOwnCode || hasOwnCode { try leaveOutOldDevices(of: &plan) }
    let chosen = laws.isEmpty ? Array(Law.all.indices) : Set(laws).sorted()
    plan.laws =
      plan.hasOwnCode || hasOwnCode || chosen.count == 1
      ? chosen : chosen.filter(Law.forStrategies.contains)
    plan.listsRemarks = listsRemarks
    if let transitions {
      plan.transitions = transitions.sorted()
    } else if depth == .usual {
      plan.transitions = Transition.usual
    }
    plan.depth = depth
    return plan
  }

  /// The output format of the report: the format that the user asked for, or else a default.
  ///
  /// The default is a verdict for an app's own code, and otherwise text.
  package var format: AuditFormat { givenFormat ?? (hasOwnCode ? .verdict : .text) }

  /// Whether the audit is about an app's own code, run in this process or earlier in another one.
  private var hasOwnCode: Bool {
    strategies.contains { $0.ownCode != nil || $0.name == Strategy.ownElsewhere.name }
  }

  /// Throws an error if the request has `--minimum-os` but the audit is not about an app's own
  /// code.
  func checkMinimumOS(for plan: AuditPlan) throws(CommandError) {
    guard let minimumOS, !plan.hasOwnCode, !hasOwnCode else { return }
    throw CommandError(
      .refused("--minimum-os \(minimumOS) is only for an app's own code (--own PATH)"))
  }

  /// Removes the phones that an app's own code doesn't support from a plan.
  ///
  /// - Throws: ``CommandError`` if no phone is left.
  private func leaveOutOldDevices(of plan: inout AuditPlan) throws(CommandError) {
    let versions = plan.forms.map(\.ios)
    let minimum =
      minimumOS ?? versions.compactMap(\.self).min() ?? codeOS ?? AuditPlan.usualMinimumOS
    let old = plan.devices.filter { device in
      versions.allSatisfy { device.version($0) < minimum }
    }
    plan.minimumOS = minimum
    plan.devices.removeAll { device in old.contains { $0.name == device.name } }
    if !devices.isEmpty { plan.skippedDevices = old }
    guard plan.devices.isEmpty,
      let device = old.max(by: { $0.defaultVersion < $1.defaultVersion })
    else { return }
    throw CommandError(
      .nothingTo(
        "audit: it would play \(device.name) on iOS \(device.defaultVersion), and the app needs "
          + "iOS \(minimum) (--minimum-os)"))
  }

  /// Returns a copy of a session with the settings that the request contains.
  ///
  /// - Throws: ``CommandError`` for a setting or value that doesn't exist.
  private func prepared(_ session: Session) throws(CommandError) -> Session {
    var session = session
    for (name, value) in settings.sorted(by: { $0.key < $1.key }) {
      _ = try session.change(.edits) { state throws(CommandError) in
        try state.set(Setting.checked(name), to: value)
        return .none
      }
    }
    return session
  }
}
