/// Why a form's definition cannot be read, and where.
public struct FormError: Error, Equatable, Sendable {
  /// Where a fault is.
  public enum Place: Equatable, Sendable {
    case file
    /// Both count from 1; a column is a Unicode scalar.
    case position(line: Int, column: Int)
    case path(DocumentPath)
  }

  /// The file's name as given to the reader.
  public let file: String
  public let place: Place
  public let fault: Fault
}

extension FormError: CustomStringConvertible {
  /// The whole error in one line, as in `x.yaml:12:7: error: row height must be …`.
  public var description: String {
    let file = file.tamed
    return switch place {
    case .file, .path(.root): "\(file): error: \(fault.message)"
    case .position: "\(file):\(place): error: \(fault.message)"
    case .path: "\(file): \(place): error: \(fault.message)"
    }
  }

  /// What went wrong, without the place.
  public var message: String { fault.message }

  /// What may have been meant, the likeliest first.
  public var suggestions: [String] { fault.suggestions }
}

extension FormError.Place: CustomStringConvertible {
  /// `line:column` or the path.
  public var description: String {
    switch self {
    case .file: ""
    case .position(let line, let column): "\(line):\(column)"
    case .path(let path): path.description
    }
  }
}
