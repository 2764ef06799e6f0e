import UIKitValues
import Simulation

/// The header or footer view of a table, or a section's header or footer view with fields.
///
/// On the simulated phone the view is a section of its own. Each horizontal line of fields in the
/// view is a row, and so is each space above, between and below such lines.
@MainActor struct TableEnd {
  let view: UIView
  /// The simulated phone's rows in the view, from the top: a line's first field, and its y range.
  ///
  /// A space has no field. The array is empty if the view has no field.
  private var rows: [(field: UIView?, span: Range<CGFloat>)] = []

  init?(_ view: UIView?) {
    guard let view else { return nil }
    self.view = view
    let height = view.frame.height
    var bottom: CGFloat = 0
    for (field, rect) in view.fieldsFromTop where rect.minY >= bottom && rect.maxY <= height {
      if rect.minY > bottom { rows.append((nil, bottom..<rect.minY)) }
      rows.append((field, rect.minY..<rect.maxY))
      bottom = rect.maxY
    }
    if !rows.isEmpty, bottom < height { rows.append((nil, bottom..<height)) }
  }

  var heights: SectionHeights {
    SectionHeights(
      header: rows.isEmpty ? view.frame.height : 0,
      rows: rows.map { $0.span.upperBound - $0.span.lowerBound })
  }

  /// Returns the simulated phone's rows in the view; `x` is their left edge in the view, in points.
  func places(from x: CGFloat) -> [RowPlace] {
    rows.map { RowPlace(view: view, field: $0.field, x: x, span: $0.span) }
  }
}

extension UIView {
  /// The fields in the view with their rectangles in the view, sorted from the top, then the left.
  fileprivate var fieldsFromTop: [(field: UIView, rect: CGRect)] {
    var found: [UIView] = []
    addFieldsInside(to: &found)
    return found.map { ($0, $0.convert($0.bounds, to: self)) }
      .sorted { ($0.rect.minY, $0.rect.minX) < ($1.rect.minY, $1.rect.minX) }
  }
}
