import Forms

/// Why nothing could be tested.
public enum AuditError: Error, Equatable, CustomStringConvertible {
  /// A form's file cannot be read.
  case noForm(String)
  /// A controller shows no text field or text view on any phone.
  case noFields(String)
  /// No phone has a name that was given, and the names nearest to it.
  case noDevice(String, nearest: [String])
  /// No law has a name that was given, and the names nearest to it.
  case noLaw(String, nearest: [String])
  /// There is no phone, or no law, to be tested.
  case nothingToTest

  public var description: String {
    switch self {
    case .noForm(let path): "\(path) cannot be read, neither here nor beside the test"
    case .noFields(let name): "\(name) shows no text field or text view on any phone"
    case .noDevice(let name, let nearest): "no device \"\(name)\"" + Self.question(nearest)
    case .noLaw(let name, let nearest): "no law \"\(name)\"" + Self.question(nearest)
    case .nothingToTest: "no phone, way of holding it, or law is chosen"
    }
  }

  private static func question(_ nearest: [String]) -> String {
    nearest.isEmpty
      ? "" : "; did you mean \(nearest.map { "\"\($0)\"" }.joined(separator: " or "))?"
  }

  /// Returns the first of some names that is not among those there are, with the nearest.
  static func unknown(
    among names: [String], of known: [String], _ make: (String, [String]) -> AuditError
  ) -> AuditError? {
    names.first { !known.contains($0) }
      .map { make($0, Spelling.nearest(to: $0, among: known, limit: 2)) }
  }
}
