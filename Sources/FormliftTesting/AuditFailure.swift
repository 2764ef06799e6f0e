import Audit
import Simulation

/// The failures of an app's code, with one line per kind.
public struct AuditFailure: Error, CustomStringConvertible {
  /// The kinds of failure, by law and moment.
  public let failures: [Failure]

  /// A law broken at a moment.
  public struct Failure: Sendable, CustomStringConvertible {
    /// The law's name, for example `visible`.
    public let law: String
    /// Whether the break is a matter of taste or comfort and not a failure.
    public let isRemark: Bool
    /// The last action, for example `focus` or `next, dismiss`.
    public let moment: String
    /// The number of cases with the failure, and the number of all cases.
    public let count: Int
    public let caseCount: Int
    /// The smallest failing case: the phone and the commands.
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

  init(_ report: AuditReport, of code: TestedCode, form: String?) {
    failures = report.failures.compactMap { failure in
      guard let place = report.place(of: failure) else { return nil }
      return Failure(
        law: Law.all[failure.law].name, isRemark: Law.all[failure.law].kind == .remark,
        moment: failure.moment.name, count: failure.count, caseCount: report.stepCount,
        device: place.device, orientation: place.orientation,
        commands: place.commands,
        command: code.command(
          on: place.device, place.orientation, form: form, running: place.commands))
    }
  }

  public var description: String { failures.map(\.description).joined(separator: "\n") }
}
