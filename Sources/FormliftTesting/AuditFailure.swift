import Audit
import Session
import Simulation
import Verdicts

/// The error of a test whose audit found laws (rules of the audit) that the app's code breaks.
///
/// Its description shows a picture of the smallest failing case, and a command that reproduces the
/// case.
public struct AuditFailure: Error, CustomStringConvertible {
  /// The kinds of failure that the audit found, one for each broken law (a rule) and each action.
  public let failures: [Failure]
  /// The lines of the error's description, for the test's output.
  private let lines: [String]

  /// A law (a rule of the audit) that the app's code breaks after an action, such as a tap.
  public struct Failure: Sendable, CustomStringConvertible {
    /// The name of the broken law (a rule of the audit), for example `visible`.
    public let law: String
    /// Whether the broken law is about taste or comfort; a test checks such laws only on request.
    public let isRemark: Bool
    /// The action that led to the broken law, such as `focus`, or `next, dismiss` for two actions.
    public let moment: String
    /// In how many of the `caseCount` test cases the law was broken after this action.
    public let count: Int
    public let caseCount: Int
    /// The name of the device in the smallest failing case.
    ///
    /// The case also has an orientation and commands. The last command breaks the law.
    public let device: String
    public let orientation: Orientation
    public let commands: [String]
    /// A shell command that reproduces the smallest failing case.
    public let command: String

    public var description: String {
      "\(law)\(isRemark ? ", a remark," : "") broken in \(count) of \(caseCount) cases "
        + "(\(moment)), on \(device) "
        + "\(orientation.rawValue): \(commands.last ?? "") fails: \(command)"
    }
  }

  /// Creates the error for the failures in an audit's report.
  ///
  /// - Parameters:
  ///   - report: the report.
  ///   - code: the tested code.
  ///   - form: the form's file, or nil for a screen that the app builds.
  ///   - open: returns a session that shows a failure's form on its phone, or nil without a form.
  init(
    _ report: AuditReport, of code: TestedCode, form: String?,
    opening open: @escaping (AuditReport.Failure) -> Session?
  ) {
    lines = AuditVerdict(AuditFindings(report), of: code.command, opening: open).lines
    failures = report.failures.compactMap { failure in
      guard let place = report.place(of: failure) else { return nil }
      return Failure(
        law: Law.all[failure.law].name, isRemark: Law.all[failure.law].kind == .remark,
        moment: failure.moment.name, count: failure.count, caseCount: report.stepCount,
        device: place.device, orientation: place.orientation,
        commands: place.commands,
        command: code.command.line(
          running: place.commands, on: place.device, place.orientation, form: form))
    }
  }

  public var description: String { lines.joined(separator: "\n") }
}
