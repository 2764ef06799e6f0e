import Documents
import Patterns

/// The rows of a form, each created on demand.
package struct FormRows: RandomAccessCollection, Sendable {
  private let table: RowTable

  /// Creates the collection of a form's rows from their compact storage.
  package init(_ table: RowTable) { self.table = table }

  package var startIndex: Int { 0 }
  package var endIndex: Int { table.rowCount }
  package subscript(row: Int) -> FormRow { table.row(row) }
}

/// A row of a form's table.
package struct FormRow: Equatable, Sendable {
  /// The content of a row: a field or a text.
  package enum Content: Equatable, Sendable {
    case field(Field)
    /// A text without a field, such as a note.
    case text(String)
  }

  /// The default height of a form's row, in points.
  package static let defaultHeight = 44.0
  // Larger than any screen, but small enough that sums of all heights are exact.
  package static let greatestHeight = 1e6

  package var content: Content
  /// The row's height in points.
  package var height: Double
  /// The condition for showing the row, or nil if the row is always shown.
  package var condition: ShowCondition?

  package init(
    _ content: Content, height: Double = Self.defaultHeight, condition: ShowCondition? = nil
  ) {
    self.content = content
    self.height = height
    self.condition = condition
  }

  /// The row's field, or nil in a row of text.
  package var field: Field? {
    guard case .field(let field) = content else { return nil }
    return field
  }
}
