import Geometry
import TerminalText
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
    package static let start = Place.position(line: 1, column: 1)
  }

  /// The size of the largest file that is read, in bytes.
  package static let greatestFileSize = 256 * 1024 * 1024

  /// How many lists and mappings may be nested in each other.
  package static let greatestDepth = 64

  /// The file's name as given to the reader.
  package let file: String
  package let place: Place
  package let fault: Fault
  /// What else is wrong, in the order of lines.
  package let others: [FormError]

  package init(file: String, place: Place, fault: Fault, others: [FormError] = []) {
    self.file = file
    self.place = place
    self.fault = fault
    self.others = others
  }

  // Who has made more can do with the first of them.
  private static let greatestCount = 100

  /// Creates the error of a file with one flaw or more, whose places are known.
  package init(file: String, _ flaws: [Flaw]) {
    let sorted = flaws.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }.map(\.element)
    var errors = sorted.prefix(Self.greatestCount).map {
      FormError(file: file, place: $0.place, fault: $0.fault)
    }
    let rest = sorted.count - errors.count
    if rest > 0 { errors.append(FormError(file: file, place: .file, fault: .further(rest))) }
    self.init(
      file: file, place: sorted.first?.place ?? .file, fault: sorted.first?.fault ?? .noForm,
      others: Array(errors.dropFirst()))
  }
}

extension FormError: CustomStringConvertible {
  /// The whole error, a fault a line, as in `x.yaml:12:7: error: row height must be …`.
  public var description: String {
    ([line] + others.map(\.line)).joined(separator: "\n")
  }

  /// The first fault in one line.
  package var line: String {
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

extension FormError.Place: Comparable {
  /// Whether it comes before another in the document; the whole file comes behind all.
  package static func < (left: FormError.Place, right: FormError.Place) -> Bool {
    left.numbers < right.numbers
  }

  private var numbers: (Int, Int) {
    switch self {
    case .file: (.max, .max)
    case .position(let line, let column): (line, column)
    }
  }
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
