import Avoidance
import Foundation
import Simulation

/// A form as input for an audit: how to put it on a phone, and how commands name its fields.
package struct AuditForm: Sendable {
  /// The form's file name, as the messages of an audit show it.
  package let name: String
  /// The session commands that open the form with its settings.
  package let opening: [String]
  /// The phone's orientation when the form opens.
  package let orientation: Orientation
  /// The rows and names of the form's fields, in the form's order.
  package let fields: [(row: Int, name: String)]
  /// The name that commands use for the field in the bar on the keyboard, or nil without such a
  /// bar.
  package let barName: String?
  /// The rows and initial texts of the form's text views.
  package let texts: [(row: Int, text: String)]
  /// Creates a phone that shows the form, with nothing focused.
  package let phone: @Sendable (Device, Orientation) -> Phone
  /// The iOS version that the form requires, or nil if any version will do.
  package let ios: Int?
  private let secureRows: [Int]
  /// The orientations that the app's own code excludes on phones, so that they aren't judged.
  package internal(set) var excluded: [Orientation]

  /// Creates a form as input for an audit.
  package init(
    name: String, opening: [String], orientation: Orientation,
    fields: [(row: Int, name: String)], barName: String?, secureRows: [Int],
    texts: [(row: Int, text: String)], ios: Int?,
    excluded: [Orientation] = [], phone: @escaping @Sendable (Device, Orientation) -> Phone
  ) {
    self.name = name
    self.opening = opening
    self.orientation = orientation
    self.fields = fields
    self.barName = barName
    self.secureRows = secureRows
    self.texts = texts
    self.ios = ios
    self.excluded = excluded
    self.phone = phone
  }

  /// All fields of the form that can become first responder, in the form's order.
  var responders: [Responder] { fields.map { .row($0.row) } + (barName == nil ? [] : [.bar]) }

  /// Returns whether the app's own code turns the form to an orientation on a device.
  func supports(_ orientation: Orientation, on device: Device) -> Bool {
    device.screen.isPad || !excluded.contains(orientation)
  }

  /// Whether the form has a field that can become first responder.
  package var hasFields: Bool { !responders.isEmpty }

  /// The name that commands use for the form's last field, or nil without fields.
  package var lastFieldName: String? { responders.last.map(name) }

  /// Returns the name of a field as commands use it.
  func name(of field: Responder) -> String {
    guard let row = field.row else { return barName ?? "" }
    return fields.first { $0.row == row }?.name ?? "\(row + 1)"
  }

  /// Returns the field that the keyboard's Next key activates after `field`, or nil after the last.
  func field(after field: Responder, on phone: Phone) -> Responder? {
    guard let row = field.row else { return nil }
    return fields.first { $0.row > row && phone.field(atRow: $0.row) != nil }.map { .row($0.row) }
  }

  /// Returns the next secure field (a password) after the active field, for the audit to touch.
  ///
  /// If there isn't one, returns the first other secure field, or nil.
  func secureField(on phone: Phone) -> Responder? {
    let row = phone.firstResponder ?? -1
    let rows = secureRows.filter { $0 != row && phone.field(atRow: $0) != nil }
    return (rows.first { $0 > row } ?? rows.first).map { .row($0) }
  }

  /// Resizes all text views of the form to fit their texts, as after a change of the table's width.
  func fitTexts(on simulator: inout Simulator<Engine>) {
    for (row, text) in texts { set(text, ofRow: row, isTyped: false, on: &simulator) }
  }

  /// Types three empty lines at the end of a field's text, if the field is a text view.
  func typeLines(into field: Responder?, on simulator: inout Simulator<Engine>) {
    guard let row = field?.row, let text = texts.first(where: { $0.row == row })?.text else {
      return
    }
    set(text + "\n\n\n", ofRow: row, isTyped: true, on: &simulator)
  }

  /// Sets the text of a row's text view, as if a user typed the text if `isTyped` is true.
  private func set(
    _ text: String, ofRow row: Int, isTyped: Bool, on simulator: inout Simulator<Engine>
  ) {
    guard let width = simulator.phone.textWidth(ofRow: row) else { return }
    let lines = TextMeasure.lineCount(of: text, width: width)
    simulator.setLineCount(lines, ofRow: row, isTyped: isTyped)
  }
}
