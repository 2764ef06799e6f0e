/// A field of the simulated phone that can become first responder, which receives typed text.
package enum Responder: Hashable, Sendable {
  /// The field of a row, counted from 0 over all sections.
  case row(Int)
  /// The field of the docked input bar or of the navigation bar, which is not in a row.
  case bar
  /// The field of the topmost screen that covers the form.
  case cover

  /// The row of this field, counted from 0, or nil for a field outside the table.
  package var row: Int? {
    if case .row(let row) = self { row } else { nil }
  }
}
