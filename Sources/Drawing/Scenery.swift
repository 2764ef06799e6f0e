import Forms
import Foundation
import Simulation

/// All that a picture is drawn from: the phone as it is seen now, and the words on it.
struct Scenery: Equatable, Sendable {
  let phone: Phone
  let form: Form
  let strategyName: String
  /// What stands in the fields of the rows in view.
  let values: [Int: String]
  /// What stands in the docked bar's field.
  let barValue: String

  /// The active field with where it is.
  var active: (place: ActivePlace, field: Field)? {
    guard let place = ActivePlace(phone), let row = place.row ?? form.barRow,
      let field = form.field(atRow: row)
    else { return nil }
    return (place, field)
  }

  /// The span of the content that lies in the table's bounds, covered or not.
  static func spanInBounds(of phone: Phone) -> ClosedRange<CGFloat> {
    let bounds = phone.table.bounds
    return bounds.minY...bounds.maxY
  }

  /// Returns the rows that have a part in the table's bounds.
  static func rowsInBounds(of phone: Phone) -> Range<Int> {
    let span = spanInBounds(of: phone)
    return phone.table.rows.rows(from: span.lowerBound, to: span.upperBound)
  }
}
