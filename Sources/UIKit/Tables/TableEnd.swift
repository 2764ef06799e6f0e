import Foundation
import Simulation

/// A view above or below all rows of a table: on the phone a section of its own, which has a row
/// for each of the view's lines that hold a field, as high as that, and one for what is between
/// them.
@MainActor struct TableEnd {
  private let view: UIView
  /// From the top, with the first field of each line; none where the view holds no field.
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

  /// The phone's rows in it, which begin so far from its left.
  func places(from x: CGFloat) -> [RowPlace] {
    rows.map { RowPlace(view: view, field: $0.field, x: x, span: $0.span) }
  }
}

/// How many of the phone's sections and rows stand above and below a table's own.
struct RowsAround: Equatable {
  var sectionsAbove = 0
  var rowsAbove = 0
  var sectionsBelow = 0
  var rowsBelow = 0

  init() {}

  init(above: SectionHeights?, below: SectionHeights?) {
    (sectionsAbove, rowsAbove) = above.map { (1, $0.rows.count) } ?? (0, 0)
    (sectionsBelow, rowsBelow) = below.map { (1, $0.rows.count) } ?? (0, 0)
  }
}

extension UIView {
  /// The fields in it with their rectangles, from the top, and from the left where they stand side
  /// by side.
  fileprivate var fieldsFromTop: [(field: UIView, rect: CGRect)] {
    var found: [UIView] = []
    addFieldsInside(to: &found)
    return found.map { ($0, $0.convert($0.bounds, to: self)) }
      .sorted { ($0.rect.minY, $0.rect.minX) < ($1.rect.minY, $1.rect.minX) }
  }
}
