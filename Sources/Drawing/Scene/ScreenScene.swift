import Forms
import Foundation
import Session
import Simulation

/// Everything that a phone's screen shows, in points and as texts, for drawing.
///
/// All kinds of pictures are drawn from this value.
struct ScreenScene: Equatable, Sendable {
  /// The observable values of the session, for the panel of figures.
  let record: StateRecord
  /// The phone as displayed now, in the middle of an animation if one runs.
  let phone: Phone
  let form: Form
  let strategyName: String
  /// Whether the virtual clock runs, so that this picture is one frame of an animation.
  let isMoving: Bool
  /// Whether an animation is in progress in the picture, even if the virtual clock is held.
  let isOnTheWay: Bool
  /// The text in the field of the docked bar or of the navigation bar.
  let barValue: String
  /// The indices of the rows that are partly or wholly in the table's bounds, even if covered.
  let rows: Range<Int>
  /// The texts in the fields of the rows in ``rows``, in order.
  private let values: [String]
  /// The user's choices about the picture in live mode, such as the keyboard's digits; otherwise
  /// nil.
  var interaction: Interaction?
  /// The validation messages of the rows in ``rows``, by row index.
  private let messages: [Int: String]

  /// Creates the description of everything that a session's phone shows.
  ///
  /// - Parameters:
  ///   - session: the session.
  ///   - rows: the rows to include. By default, those in the table's bounds.
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

  /// Returns whether two screens look the same.
  ///
  /// The record isn't compared, because it follows from the visible contents.
  static func == (left: ScreenScene, right: ScreenScene) -> Bool {
    left.phone == right.phone && left.form == right.form
      && left.strategyName == right.strategyName && left.barValue == right.barValue
      && left.isMoving == right.isMoving && left.rows == right.rows && left.values == right.values
      && left.messages == right.messages && left.interaction == right.interaction
  }

  /// Returns the indices of the rows that are partly or wholly in the table's bounds, even if
  /// covered.
  static func rows(of phone: Phone) -> Range<Int> {
    let bounds = phone.table.bounds
    return phone.table.rows.rows(from: bounds.minY, to: bounds.maxY)
  }

  /// Whether the screen has a strip with the home indicator at its bottom.
  var hasHomeIndicator: Bool { phone.scene.safeArea.bottom > 0 }

  /// Returns the text in the field of a row; empty for a row that isn't among ``rows``.
  func value(ofRow row: Int) -> String {
    rows.contains(row) ? values[row - rows.lowerBound] : ""
  }

  /// Returns the validation message that a row shows, or nil; only for rows among ``rows``.
  func message(ofRow row: Int) -> String? { messages[row] }

  /// The text field of the search bar in the navigation bar, or nil.
  ///
  /// Its label is its placeholder, as on a phone.
  var navigationField: Field? {
    guard let bar = form.bar, bar.place == .navigationBar else { return nil }
    var field = bar.field
    field.placeholder = field.placeholder ?? field.label ?? "Search"
    field.label = nil
    return field
  }

  /// The active field with its position on the screen, or nil without an active field.
  var active: (place: ActivePlace, field: Field)? {
    guard let place = record.place, let row = place.row ?? form.barRow,
      let field = form.field(atRow: row)
    else { return nil }
    return (place, field)
  }
}
