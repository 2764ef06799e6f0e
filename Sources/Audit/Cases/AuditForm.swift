import Avoidance
import Foundation
import Simulation

/// A form as an audit needs it: what stands on a phone, and how commands name it.
package struct AuditForm: Sendable {
  /// The form's file, as messages name it.
  package let name: String
  /// The commands that open it with its settings.
  package let opening: [String]
  /// How it is held when it opens.
  package let orientation: Orientation
  /// The fields' names by their rows, in the form's order.
  package let fields: [(row: Int, name: String)]
  /// The docked bar's field, where there is one.
  package let barName: String?
  /// The texts of text views by their rows.
  package let texts: [(row: Int, text: String)]
  /// Returns the form on a phone, with nothing focused.
  package let phone: @Sendable (Device, Orientation) -> Phone
  /// The version of iOS that it asks for, where it asks for one.
  package let ios: Int?
  private let secureRows: [Int]

  /// Creates a form.
  package init(
    name: String, opening: [String], orientation: Orientation,
    fields: [(row: Int, name: String)], barName: String?, secureRows: [Int],
    texts: [(row: Int, text: String)], ios: Int?,
    phone: @escaping @Sendable (Device, Orientation) -> Phone
  ) {
    self.name = name
    self.opening = opening
    self.orientation = orientation
    self.fields = fields
    self.barName = barName
    self.secureRows = secureRows
    self.texts = texts
    self.ios = ios
    self.phone = phone
  }

  /// All that can be first responder, in the form's order.
  var responders: [Responder] { fields.map { .row($0.row) } + (barName == nil ? [] : [.bar]) }

  /// Whether there is any field.
  package var hasFields: Bool { !responders.isEmpty }

  /// Returns how commands name a field.
  func name(of field: Responder) -> String {
    guard let row = field.row else { return barName ?? "" }
    return fields.first { $0.row == row }?.name ?? "\(row + 1)"
  }

  /// Returns the field after another on a phone, or nil behind the last.
  func field(after field: Responder, on phone: Phone) -> Responder? {
    guard let row = field.row else { return nil }
    return fields.first { $0.row > row && phone.field(atRow: $0.row) != nil }.map { .row($0.row) }
  }

  /// Returns the first secure field after the one that is active on a phone, or else the first that
  /// is not that one.
  func secureField(on phone: Phone) -> Responder? {
    let row = phone.firstResponder ?? -1
    let rows = secureRows.filter { $0 != row && phone.field(atRow: $0) != nil }
    return (rows.first { $0 > row } ?? rows.first).map { .row($0) }
  }

  /// Has all text views fit their texts, as a table does whose width has changed.
  func fitTexts(on simulator: inout Simulator<Engine>) {
    for (row, text) in texts { set(text, ofRow: row, isTyped: false, on: &simulator) }
  }

  /// Has the text view of a field, if it is one, take three lines more.
  func typeLines(into field: Responder?, on simulator: inout Simulator<Engine>) {
    guard let row = field?.row, let text = texts.first(where: { $0.row == row })?.text else {
      return
    }
    set(text + "\n\n\n", ofRow: row, isTyped: true, on: &simulator)
  }

  /// Has the text view of a row hold a text.
  private func set(
    _ text: String, ofRow row: Int, isTyped: Bool, on simulator: inout Simulator<Engine>
  ) {
    guard let width = simulator.phone.textWidth(ofRow: row) else { return }
    let lines = TextMeasure.lineCount(of: text, width: width)
    simulator.setLineCount(lines, ofRow: row, isTyped: isTyped)
  }
}
