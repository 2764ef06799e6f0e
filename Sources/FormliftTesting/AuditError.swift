/// Why nothing could be tested.
public enum AuditError: Error, Equatable, CustomStringConvertible {
  /// A form's file cannot be read.
  case noForm(String)
  /// A controller shows no text field or text view on any phone.
  case noFields(String)

  public var description: String {
    switch self {
    case .noForm(let path): "\(path) cannot be read, neither here nor beside the test"
    case .noFields(let name):
      "\(name) shows no text field or text view on any phone"
    }
  }
}
