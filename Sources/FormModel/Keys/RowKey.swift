import Documents
import Patterns

/// The keys of a row: those of a row of text, then those of a field.
package enum RowKey: String, DocumentKey {
  package static let owner = "row"
  /// The owner of a bar, whose keys are those of a row but for ``notInBar``.
  package static let bar = "bar"
  package static let notInBar: Set<RowKey> = [.text, .kind, .accessory, .showIf]
  package static let table = KeyTable<RowKey>()

  case text, height, showIf
  case field, label, kind, value, placeholder, keyboard
  case returnKey = "return"
  case secure, lines, required, pattern, minLength, maxLength, minimum, maximum, options
  case contentType, capitalization, accessory
  case email, url, phone, number, integer, date, postalCode, equals, message

  /// The keys in the order in which they are written.
  package static let inOrder =
    allCases.filter { ![.showIf, .height].contains($0) } + [.showIf, .height]

  /// Its place among the keys.
  package var number: Int { Self.cases.firstIndex(of: self) ?? 0 }

  private static let cases = allCases

  /// Whether it says something of a field rather than of its row.
  package var isOfField: Bool { self != .text && self != .height && self != .showIf }

  package var name: String {
    self == .field ? "field id" : "\(isOfField ? "field" : Self.owner) \(rawValue)"
  }

  package var longestText: Int {
    if self == .field || self == .contentType || self == .equals { return 100 }
    if self == .text { return 10_000 }
    // Swift's reader of patterns calls itself for each bracket and runs out of stack in some
    // thousands of them, so that 500 is the most for a pattern.
    return self == .value ? 100_000 : 500
  }
}
