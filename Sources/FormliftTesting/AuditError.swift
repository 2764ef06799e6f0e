import Forms

/// An error that prevents a test from running.
public enum AuditError: Error, Equatable, CustomStringConvertible {
  /// The form's file can't be read.
  case noForm(String)
  /// The tested controller shows no text field or text view on any phone.
  case noFields(String)
  /// A name given to the audit is not a device.
  ///
  /// The most similar names follow.
  case noDevice(String, nearest: [String])
  /// A name given to the audit is not a law.
  ///
  /// The most similar names follow.
  case noLaw(String, nearest: [String])
  /// A name given to the audit is a law's former name.
  ///
  /// The present names follow.
  case renamedLaw(String, now: [String])
  /// A phone runs only an iOS version that the app doesn't support, and no other phone is chosen.
  case tooOld(String, runs: Int, needs: Int)
  /// A known failure that the test accepts, given with its place and comment, did not occur.
  case knownIssueDidNotOccur(String)
  /// The audit was given no phone or no law.
  case nothingToTest

  public var description: String {
    switch self {
    case .noForm(let path): "\(path) cannot be read, neither here nor beside the test"
    case .noFields(let name): "\(name) shows no text field or text view on any phone"
    case .noDevice(let name, let nearest): "no device \"\(name)\"" + Self.question(nearest)
    case .noLaw(let name, let nearest): "no law \"\(name)\"" + Self.question(nearest)
    case .renamedLaw(let name, let names):
      "the law \"\(name)\" is now called \(names.joined(separator: " and "))"
    case .tooOld(let device, let version, let minimum):
      "\(device) runs iOS \(version), and the app needs iOS \(minimum) (minimumOS:)"
    case .knownIssueDidNotOccur(let issue):
      "the known issue \(issue) did not occur; if it is fixed, remove it"
    case .nothingToTest: "no phone, way of holding it, or law is chosen"
    }
  }

  private static func question(_ nearest: [String]) -> String {
    nearest.isEmpty
      ? "" : "; did you mean \(nearest.map { "\"\($0)\"" }.joined(separator: " or "))?"
  }

  /// Returns an error for the first name that isn't known, with the most similar names.
  static func unknown(
    among names: [String], of known: [String], _ make: (String, [String]) -> AuditError
  ) -> AuditError? {
    names.first { !known.contains($0) }
      .map { make($0, Spelling.nearest(to: $0, among: known, limit: 2)) }
  }
}
