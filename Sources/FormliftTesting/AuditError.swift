import Forms

/// An error that prevents a test from running.
public enum AuditError: Error, Equatable, CustomStringConvertible {
  /// The form's file can't be read.
  case noForm(String)
  /// The view controller under test shows no text field or text view on any phone.
  case noFields(String)
  /// The test names a device that doesn't exist.
  ///
  /// The most similar names follow.
  case noDevice(String, nearest: [String])
  /// The test names a law (a rule of the audit) that doesn't exist.
  ///
  /// The most similar names follow.
  case noLaw(String, nearest: [String])
  /// The test names a law (a rule of the audit) by its former name.
  ///
  /// Its present names follow.
  case renamedLaw(String, now: [String])
  /// All chosen phones are too old for the app; this is one, with its and the app's iOS versions.
  case tooOld(String, runs: Int, needs: Int)
  /// A known failure that the test accepts didn't occur; the text names its law, place and comment.
  case knownIssueDidNotOccur(String)
  /// The test has chosen no phone or no law to check.
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

  /// Returns the error for the first name that isn't among the known ones, or nil; `make` creates
  /// it.
  static func unknown(
    among names: [String], of known: [String], _ make: (String, [String]) -> AuditError
  ) -> AuditError? {
    names.first { !known.contains($0) }
      .map { make($0, Spelling.nearest(to: $0, among: known, limit: 2)) }
  }
}
