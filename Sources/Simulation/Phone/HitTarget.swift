/// What a finger touches.
package enum HitTarget: Hashable, Sendable {
  case statusBar
  case navigationBar
  case tabBar
  case keyboard
  /// The docked bar's text field.
  case barField
  /// A row's text field.
  case field(row: Int)
  /// A row beside its text field, or one without.
  case row(Int)
  case header(section: Int)
  case footer(section: Int)
  /// The table where it has no row.
  case table
  /// A view beside the table.
  case background
}
