/// A possible first responder.
package enum Responder: Hashable, Sendable {
  /// The field of a row, counted from 0 over all sections.
  case row(Int)
  /// The field of the docked bar, which is in no row.
  case bar
  /// The field of the topmost screen over the form's.
  case cover

  /// The row, or nil for the bar.
  package var row: Int? {
    if case .row(let row) = self { row } else { nil }
  }
}
