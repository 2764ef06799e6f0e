import Documents
import Patterns

/// The keys of a row in a form's definition: first those of a row of text, then those of a field.
package enum RowKey: String, DocumentKey {
  package static let owner = KeyOwner.row
  /// The keys that the docked input bar doesn't have.
  package static let notInBar: Set<RowKey> = [.text, .kind, .accessory, .showIf]

  case text, height, showIf
  case field, label, kind, value, placeholder, keyboard
  case returnKey = "return"
  case secure, lines, required, pattern, minLength, maxLength, minimum, maximum, options
  case contentType, capitalization, accessory
  case email, url, phone, number, integer, date, postalCode, equals, message

  /// A row's keys in the order in which Formlift writes them to a form's file.
  package static let inOrder =
    allCases.filter { ![.showIf, .height].contains($0) } + [.showIf, .height]

  /// The index of this key among all keys of a row.
  package var number: Int { Self.cases.firstIndex(of: self) ?? 0 }

  private static let cases = allCases

  /// Whether this key of a row describes the row's field and not the row itself.
  package var isOfField: Bool { self != .text && self != .height && self != .showIf }

  package var name: String {
    self == .field ? "field id" : "\(isOfField ? "field" : "row") \(rawValue)"
  }

  package var longestText: Int {
    if self == .field || self == .contentType || self == .equals { return 100 }
    if self == .text { return 10_000 }
    // A pattern can have 500 characters: Swift's pattern parser recurses for each bracket and
    // overflows the stack at some thousands.
    return self == .value ? 100_000 : 500
  }
}
