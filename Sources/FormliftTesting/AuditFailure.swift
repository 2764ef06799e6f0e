import Audit
import Session
import Simulation
import Verdicts

/// The error with the laws that an app's code breaks in an audit.
///
/// Its description shows the smallest case with its picture, and the command that shows it.
public struct AuditFailure: Error, CustomStringConvertible {
  /// The audit's kinds of failure, by law and moment.
  public let failures: [Failure]
  /// The lines of the error's description.
  private let lines: [String]

  /// A law that the app's code breaks at a moment.
  public struct Failure: Sendable, CustomStringConvertible {
    /// The broken law's name, for example `visible`.
    public let law: String
    /// Whether the break is a matter of taste or comfort and not a failure.
    public let isRemark: Bool
    /// The last action before the law was broken, for example `focus` or `next, dismiss`.
    public let moment: String
    /// The number of cases with the failure; `caseCount` is the number of all cases.
    public let count: Int
    public let caseCount: Int
    /// The device of the smallest failing case; its orientation and commands follow.
    ///
    /// The last command fails.
    public let device: String
    public let orientation: Orientation
    public let commands: [String]
    /// A shell command that reproduces the failure.
    public let command: String

    public var description: String {
      "\(law)\(isRemark ? ", a remark," : "") broken in \(count) of \(caseCount) cases "
        + "(\(moment)), on \(device) "
        + "\(orientation.rawValue): \(commands.last ?? "") fails: \(command)"
    }
  }

  /// Creates an error for the failures of a report.
  ///
  /// - Parameters:
  ///   - report: the report.
  ///   - code: the tested code.
  ///   - form: the form's file, or nil for a screen that the app builds.
  ///   - open: returns a session with a failure's form on its phone, or nil.
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
