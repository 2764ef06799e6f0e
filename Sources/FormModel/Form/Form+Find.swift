import Documents
import Patterns

extension Form {
  private static let longestChoice = 5
  // In bytes; longer than any label.
  private static let longestName = 2_000
  // In a larger form, only names near the alphabetical position of the name are candidates for
  // suggestions.
  private static let suggestionReach = 1000

  /// Returns the field that a typed name refers to.
  ///
  /// The search tries in this order: an id, a row's number from 1, and `section.row`, both from 1.
  /// Then it tries a whole id or label and an unambiguous prefix of one, ignoring case.
  package func find(_ name: String) -> FieldMatch {
    guard name.utf8.count <= Self.longestName else { return .none(suggestions: []) }
    if let row = row(ofField: name) { return .row(row) }
    if let row = row(numbered: name) {
      return rows[row].field == nil ? .notAField(row) : .row(row)
    }
    let key = NameIndex.key(name)
    guard !key.isEmpty else { return .none(suggestions: []) }
    for wholly in [true, false] {
      let found = index.rows(startingWith: key, wholly: wholly, limit: Self.longestChoice)
      if found.count == 1 { return .row(found[0]) }
      if found.count > 1 { return .ambiguous(found.compactMap { field(atRow: $0)?.id }) }
    }
    return .none(suggestions: suggestions(for: key))
  }

  /// Returns at most `limit` fields whose id or label begins with a prefix, in the form's order.
  ///
  /// The case is ignored. An empty prefix matches every field.
  package func fields(startingWith prefix: String, limit: Int) -> [Field] {
    let found =
      prefix.isEmpty
      ? Array(fieldRows.prefix(limit))
      : index.rows(startingWith: NameIndex.key(prefix), wholly: false, limit: limit)
    return found.compactMap { field(atRow: $0) }
  }

  private func row(numbered name: String) -> Int? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
    }
    guard numbers.count == parts.count else { return nil }
    switch numbers.count {
    case 1: return rows.indices.contains(numbers[0] - 1) ? numbers[0] - 1 : nil
    case 2: return row(numbers[1], ofSection: numbers[0])
    default: return nil
    }
  }

  private func row(_ number: Int, ofSection section: Int) -> Int? {
    guard sections.indices.contains(section - 1) else { return nil }
    let rows = sections[section - 1].rows
    guard number >= 1, number <= rows.count else { return nil }
    return rows.lowerBound + number - 1
  }

  private func suggestions(for key: String) -> [String] {
    let index = index
    let place = index.position(of: key)
    let near =
      max(
        place - Self.suggestionReach, 0)..<min(
        place + Self.suggestionReach, index.count)
    let keys = Spelling.nearest(to: key, among: near.lazy.map { index.key(at: $0) })
    let found = keys.compactMap { nearest in near.first { index.key(at: $0) == nearest } }
    return found.compactMap { field(atRow: index.row(at: $0))?.id }
  }
}

/// The result of a search for a form's field by name.
package enum FieldMatch: Equatable, Sendable {
  /// The search found one field: the index of its row.
  case row(Int)
  /// The search found several fields: the ids of at most five that match equally well.
  ///
  /// The ids are in the form's order.
  case ambiguous([String])
  /// The search found only a row that has text and no field: the row's index.
  case notAField(Int)
  case none(suggestions: [String])
}
