/// The target of a touch.
package enum HitTarget: Hashable, Sendable {
  case statusBar
  case navigationBar
  case tabBar
  case keyboard
  /// The app's bar at the bottom, which submits the form.
  case bottomBar
  /// The docked bar's text field.
  case barField
  /// A row's text field.
  case field(row: Int)
  /// A row's switch or button.
  case control(row: Int)
  /// A row outside its text field, or a row without one.
  case row(Int)
  case header(section: Int)
  case footer(section: Int)
  /// An area of the table without rows.
  case table
  /// A view beside the table.
  case background

  /// Whether it is part of the table, but not a text field or control.
  var isTableBesideFields: Bool {
    switch self {
    case .row, .header, .footer, .table: true
    case .statusBar, .navigationBar, .tabBar, .keyboard, .bottomBar, .barField, .field, .control,
      .background:
      false
    }
  }
}
