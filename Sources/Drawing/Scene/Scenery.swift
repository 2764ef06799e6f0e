import Forms
import Foundation
import Session
import Simulation

/// What is on a phone's screen, in points, with the words on it: all that a picture is drawn from.
struct Scenery: Equatable, Sendable {
  /// The figures of the moment.
  let record: StateRecord
  /// The phone as it is seen now.
  let phone: Phone
  let form: Form
  let strategyName: String
  /// Whether the clock runs, so that this is one picture of a movement.
  let isMoving: Bool
  /// Whether it is between the ends of a movement, though the clock may stand.
  let isOnTheWay: Bool
  /// What stands in the docked bar's field.
  let barValue: String
  /// The rows that have a part in the table's bounds, covered or not.
  let rows: Range<Int>
  /// What stands in the fields of these rows.
  private let values: [String]
  /// What is wrong with fields that were left, by row.
  private let messages: [Int: String]

  /// Creates the scenery of a session.
  ///
  /// - Parameters:
  ///   - session: the session.
  ///   - rows: rows that are told of wherever they are; those in the table's bounds unless given.
  init(_ session: Session, including rows: Range<Int>? = nil) {
    record = StateRecord(session)
    phone = record.phone
    form = session.form
    strategyName = session.engine.strategy.name
    isMoving = !session.isHolding && !session.phone.isSettled
    isOnTheWay = !session.phone.isAtRest
    barValue = session.form.barRow.map(session.value) ?? ""
    let shown = rows ?? Self.rows(of: phone)
    self.rows = shown
    values = shown.map(session.value)
    messages = shown.reduce(into: [:]) { $0[$1] = session.message(ofRow: $1) }
  }

  /// Two are equal if the same is seen; the record follows from it.
  static func == (left: Scenery, right: Scenery) -> Bool {
    left.phone == right.phone && left.form == right.form
      && left.strategyName == right.strategyName && left.barValue == right.barValue
      && left.isMoving == right.isMoving && left.rows == right.rows && left.values == right.values
      && left.messages == right.messages
  }

  /// Returns the rows that have a part in the table's bounds, covered or not.
  static func rows(of phone: Phone) -> Range<Int> {
    let bounds = phone.table.bounds
    return phone.table.rows.rows(from: bounds.minY, to: bounds.maxY)
  }

  /// Whether the screen's bottom has the strip of a phone without a home button.
  var hasHomeIndicator: Bool { phone.scene.safeArea.bottom > 0 }

  /// Returns what stands in the field of a row in the table's bounds.
  func value(ofRow row: Int) -> String {
    rows.contains(row) ? values[row - rows.lowerBound] : ""
  }

  /// Returns what a row says is wrong with its field.
  func message(ofRow row: Int) -> String? { messages[row] }

  /// The active field with where it is.
  var active: (place: ActivePlace, field: Field)? {
    guard let place = record.place, let row = place.row ?? form.barRow,
      let field = form.field(atRow: row)
    else { return nil }
    return (place, field)
  }
}
