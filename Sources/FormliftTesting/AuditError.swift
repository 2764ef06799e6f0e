import Forms
import Simulation

/// An error that prevents a test from running, or a known failure that no longer occurs.
public enum AuditError: Error, Equatable, CustomStringConvertible {
  /// The form's file can't be read.
  case noForm(String)
  /// The view controller under test shows no text field or text view on any phone.
  case noFields(String)
  /// No text field or text view of the view controller under test becomes active when touched.
  case nothingPlayed(String)
  /// The test names a device that doesn't exist; `nearest` has the most similar names.
  case noDevice(String, nearest: [String])
  /// The test names a law (a rule of the audit) that doesn't exist; `nearest` has similar names.
  case noLaw(String, nearest: [String])
  /// The test names a law (a rule of the audit) by a former name; `now` has its present names.
  case renamedLaw(String, now: [String])
  /// All chosen phones are too old for the app.
  ///
  /// The values are the name of one of the phones, its iOS version, and the version that the app
  /// needs.
  case tooOld(String, runs: Int, needs: Int)
  /// A known failure that the test accepts didn't occur, so the test should no longer accept it.
  ///
  /// The text names its law (a rule of the audit), its place and its comment.
  case knownIssueDidNotOccur(String)
  /// The test has nothing to run: no phone, no orientation or no law (a rule of the audit) is
  /// chosen.
  case nothingToTest

  public var description: String {
    switch self {
    case .noForm(let path): "\(path) cannot be read, neither here nor beside the test"
    case .noFields(let name): "\(name) shows no text field or text view on any phone"
    case .nothingPlayed(let name): "no field of \(name) becomes active when it is touched"
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

  /// Returns the error for the first name that isn't a known device, or nil.
  static func unknownDevice(among names: [String]) -> AuditError? {
    names.first { Device.named($0) == nil }.map {
      .noDevice($0, nearest: ModelName.nearest(to: $0, among: Device.namesNewestFirst, limit: 2))
    }
  }

  /// Returns an error for the first of `names` that isn't among the known names; nil if all are
  /// known.
  ///
  /// `make` creates the error from the unknown name and the most similar known names.
  static func unknown(
    among names: [String], of known: [String], _ make: (String, [String]) -> AuditError
  ) -> AuditError? {
    names.first { !known.contains($0) }
      .map { make($0, Spelling.nearest(to: $0, among: known, limit: 2)) }
  }
}
