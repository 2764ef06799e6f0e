import FoundationEssentials
import TerminalText

/// Why a form's definition cannot be read, and where.
public struct FormError: LocalizedError, Equatable, Sendable {
  /// Where a fault is.
  package enum Place: Equatable, Sendable {
    case file
    /// Both count from 1; a column is a Unicode scalar.
    case position(line: Int, column: Int)

    /// The first character.
    static let start = Place.position(line: 1, column: 1)
  }

  /// The file's name as given to the reader.
  package let file: String
  package let place: Place
  package let fault: Fault
}

extension FormError: CustomStringConvertible {
  /// The whole error in one line, as in `x.yaml:12:7: error: row height must be …`.
  public var description: String {
    let file = Quotation.bare(file)
    return switch place {
    case .file: "\(file): error: \(fault.message)"
    case .position: "\(file):\(place): error: \(fault.message)"
    }
  }

  public var errorDescription: String? { description }

  /// What went wrong, without the place.
  package var message: String { fault.message }

  /// What may have been meant, the likeliest first.
  package var suggestions: [String] { fault.suggestions }
}

extension FormError.Place: CustomStringConvertible {
  /// `line:column`; empty for the whole file.
  package var description: String {
    switch self {
    case .file: ""
    case .position(let line, let column): "\(line):\(column)"
    }
  }
}
