import UIKitValues

/// The app's view for one of the phone's rows: a cell, or a part of the header or footer of a
/// table.
@MainActor struct RowPlace {
  /// The view that contains the field of the phone's row.
  let view: UIView
  let field: UIView?
  /// The left edge of the phone's row in the view, in points.
  var x: CGFloat = 0
  /// The vertical range of the phone's row in the view, in points, or nil for the whole view.
  var span: Range<CGFloat>?

  /// Returns whether a field is inside the view's part for the phone's row.
  func holds(_ field: UIView) -> Bool {
    guard field.isDescendant(of: view) else { return false }
    return span?.contains(field.convert(field.bounds, upTo: view).midY) ?? true
  }

  /// Returns a field's frame in the coordinates of the phone's row.
  func frame(of field: UIView) -> CGRect {
    field.convert(field.bounds, upTo: view).offsetBy(dx: -x, dy: -(span?.lowerBound ?? 0))
  }
}
