/// The part of the phone's screen that a touch hits.
package enum HitTarget: Hashable, Sendable {
  case statusBar
  case navigationBar
  case tabBar
  case keyboard
  /// The app's bar at the bottom of the screen, whose button submits the form.
  case bottomBar
  /// The text field of the bar that is docked above the keyboard, or of the navigation bar.
  case barField
  /// The text field or text view in a row of the table; rows are counted from 0.
  case field(row: Int)
  /// The switch, button or menu in a row of the table; rows are counted from 0.
  case control(row: Int)
  /// A row of the table, touched outside its text field or control.
  ///
  /// Rows are counted from 0.
  case row(Int)
  case header(section: Int)
  case footer(section: Int)
  /// An empty area of the table, without rows, headers and footers.
  case table
  /// A view outside the table that is neither a bar nor the keyboard.
  case background

  /// Whether the touched element is part of the table, but not a text field or control.
  var isTableBesideFields: Bool {
    switch self {
    case .row, .header, .footer, .table: true
    case .statusBar, .navigationBar, .tabBar, .keyboard, .bottomBar, .barField, .field, .control,
      .background:
      false
    }
  }
}
