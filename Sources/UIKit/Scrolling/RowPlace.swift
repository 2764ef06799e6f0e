import Foundation

/// A row of the phone's as the app's views have it: a cell, or a part of what stands above or below
/// a table's cells.
@MainActor struct RowPlace {
  /// What the row's field lies in.
  let view: UIView
  let field: UIView?
  /// How far from the view's left the row begins.
  var x: CGFloat = 0
  /// From where to where in the view it goes; nil for all of it.
  var span: Range<CGFloat>?

  /// Whether a field lies in it.
  func holds(_ field: UIView) -> Bool {
    guard field.isDescendant(of: view) else { return false }
    return span?.contains(field.convert(field.bounds, upTo: view).midY) ?? true
  }

  /// Returns where a field lies, in the row's coordinates.
  func frame(of field: UIView) -> CGRect {
    field.convert(field.bounds, upTo: view).offsetBy(dx: -x, dy: -(span?.lowerBound ?? 0))
  }
}
