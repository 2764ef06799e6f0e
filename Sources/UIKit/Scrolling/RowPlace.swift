import UIKitValues

/// The part of an app's view that is one row of the simulated phone: a whole cell, or a part of a
/// table's header or footer view.
@MainActor struct RowPlace {
  /// The cell, header view or footer view that contains the row.
  let view: UIView
  let field: UIView?
  /// The row's left edge in the view, in points.
  var x: CGFloat = 0
  /// The row's vertical range in the view, in points, or nil if the row is the whole view.
  var span: Range<CGFloat>?

  /// Returns whether a field is inside this row's part of the view.
  func holds(_ field: UIView) -> Bool {
    guard field.isDescendant(of: view) else { return false }
    return span?.contains(field.convert(field.bounds, upTo: view).midY) ?? true
  }

  /// Returns a field's frame relative to the top left corner of the row.
  func frame(of field: UIView) -> CGRect {
    field.convert(field.bounds, upTo: view).offsetBy(dx: -x, dy: -(span?.lowerBound ?? 0))
  }
}
