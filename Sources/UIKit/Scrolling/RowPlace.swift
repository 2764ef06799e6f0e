import UIKitValues

/// The app's view for one of the phone's rows: a cell, or a part of the header or footer of a
/// table.
@MainActor struct RowPlace {
  /// The view that contains the row's field.
  let view: UIView
  let field: UIView?
  /// The row's left edge in the view.
  var x: CGFloat = 0
  /// The row's vertical range in the view, or nil for the whole view.
  var span: Range<CGFloat>?

  /// Returns whether a field is inside the row.
  func holds(_ field: UIView) -> Bool {
    guard field.isDescendant(of: view) else { return false }
    return span?.contains(field.convert(field.bounds, upTo: view).midY) ?? true
  }

  /// Returns a field's frame in the row's coordinates.
  func frame(of field: UIView) -> CGRect {
    field.convert(field.bounds, upTo: view).offsetBy(dx: -x, dy: -(span?.lowerBound ?? 0))
  }
}
