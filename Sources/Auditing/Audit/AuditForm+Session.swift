import Audit
import Avoidance
import Forms
import SessionCore
import SessionState
import Simulation

extension Session {
  /// The open form with the current settings, as input for an audit.
  package var auditForm: AuditForm { state.auditForm }
}

extension State {
  /// A comment for an audit's scripts which says that the form has unsaved changes.
  ///
  /// A script that loads the form's file would lack those changes. Empty without unsaved changes.
  private var unwritten: [String] {
    guard hasUnwrittenForm else { return [] }
    let file = LineSyntax.quoted(fileName)
    return ["# The form was changed since it was read: write \(file) keeps it for this script."]
  }

  fileprivate var auditForm: AuditForm {
    let form = form
    let place = place
    return AuditForm(
      name: fileName,
      opening: unwritten + ["load \(LineSyntax.quoted(fileName))"] + settings.lines,
      orientation: form.orientation ?? .portrait,
      fields: textRows.filter { $0 != form.barRow }.compactMap { row in
        form.field(atRow: row).map { (row, $0.id) }
      },
      barName: form.bar?.field.id,
      secureRows: form.secureRows.filter { $0 != form.barRow },
      texts: form.textViewRows.map { ($0, value(ofRow: $0)) },
      ios: place.allSettings[Setting.ios]
    ) { device, orientation in
      var place = place
      place.device = device
      place.orientation = form.orientation ?? .portrait
      var state = State(form: form, fileName: "", place: Place())
      state.settings = place.settings
      state.put(on: place)
      var simulator = Simulator(state.bare, app: Engine(.none))
      simulator.phone.settings = state.phone.settings
      simulator.rotate(to: orientation)
      simulator.phone.isRecording = false
      return simulator.phone
    }
  }
}
