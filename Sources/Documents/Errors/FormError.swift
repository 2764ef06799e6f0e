import Geometry
import TerminalText
import FoundationEssentials
import TerminalText

/// The reason why a form's definition can't be read, with its place.
public struct FormError: LocalizedError, Equatable, Sendable {
  /// The place of an error in a form's file.
  package enum Place: Equatable, Sendable {
    case file
    /// A line and a column, both from 1.
    ///
    /// Columns count Unicode scalars.
    case position(line: Int, column: Int)

    /// The place of the first character in a file.
    package static let start = Place.position(line: 1, column: 1)
  }

  /// The maximum size of a form's file, in bytes.
  package static let greatestFileSize = 256 * 1024 * 1024

  /// The maximum nesting depth of lists and mappings in a form's file.
  package static let greatestDepth = 64

  /// The name of the form's file as the caller of the parser gave it.
  package let file: String
  package let place: Place
  package let fault: Fault
  /// The other errors in the same file, in line order.
  package let others: [FormError]

  package init(file: String, place: Place, fault: Fault, others: [FormError] = []) {
    self.file = file
    self.place = place
    self.fault = fault
    self.others = others
  }

  /// Creates the error of a form's file that has one or more errors.
  ///
  /// - Parameters:
  ///   - file: the file's name.
  ///   - flaws: one or more errors with known places.
  ///   - count: the number of all errors. It can be greater than the number of `flaws`.
  package init(file: String, _ flaws: [LocatedFault], count: Int) {
    let sorted = flaws.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }.map(\.element)
    var errors = sorted.prefix(FaultList.limit).map {
      FormError(file: file, place: $0.place, fault: $0.fault)
    }
    let rest = count - errors.count
    if rest > 0 { errors.append(FormError(file: file, place: .file, fault: .further(rest))) }
    self.init(
      file: file, place: sorted.first?.place ?? .file, fault: sorted.first?.fault ?? .noForm,
      others: Array(errors.dropFirst()))
  }
}

extension FormError: CustomStringConvertible {
  /// All errors in the file, one per line, as in `x.yaml:12:7: error: row height must be …`.
  public var description: String {
    ([line] + others.map(\.line)).joined(separator: "\n")
  }

  /// The first error in the file in one line.
  package var line: String {
    let file = Quotation.bare(file)
    return switch place {
    case .file: "\(file): error: \(fault.message)"
    case .position: "\(file):\(place): error: \(fault.message)"
    }
  }

  public var errorDescription: String? { description }

  /// The problem with the form's definition in words, without the place.
  package var message: String { fault.message }

  /// The names that the user probably meant, best first.
  package var suggestions: [String] { fault.suggestions }
}

extension FormError.Place: Comparable {
  /// Returns whether a place is before another in the document.
  ///
  /// The whole file comes last.
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
  /// The place of an error as `line:column`, or empty for the whole file.
  package var description: String {
    switch self {
    case .file: ""
    case .position(let line, let column): "\(line):\(column)"
    }
  }
}
