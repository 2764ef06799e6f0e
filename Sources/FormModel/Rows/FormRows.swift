import Documents
import Patterns

/// The rows of a form, each made when it is asked for.
package struct FormRows: RandomAccessCollection, Sendable {
  private let table: RowTable

  package init(_ table: RowTable) { self.table = table }

  package var startIndex: Int { 0 }
  package var endIndex: Int { table.rowCount }
  package subscript(row: Int) -> FormRow { table.row(row) }
}

/// A row of a form's table.
package struct FormRow: Equatable, Sendable {
  /// What a row shows.
  package enum Content: Equatable, Sendable {
    case field(Field)
    /// A row that only tells something.
    case text(String)
  }

  /// The height of a row that names none, in points.
  package static let defaultHeight = 44.0
  // Far beyond any screen, and small enough that the heights of a whole form add up exactly.
  package static let greatestHeight = 1e6

  package var content: Content
  /// In points.
  package var height: Double
  /// When the row is shown; always unless it is given.
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
