import Avoidance
import Foundation
import Forms
import Simulation

/// A form on a phone under a strategy, with the answers so far: all that a command can change.
///
/// It is a value: the state before a command is a copy.
struct State: Equatable, Sendable {
  @Shared var form: Form
  /// The form's file as it was named.
  var fileName: String
  /// The phone with the strategy's code on it.
  var simulator: Simulator<Engine>
  var answers: Answers
  /// The phone as it would be if no strategy had ever touched it and no field been active.
  @Shared var bare: Phone
  /// The phone as it was before editing began: where a change of strategy starts again.
  @Shared var beforeEditing: Phone?
  /// The movements of a device's keyboard that were made last; nil once a finger brings up another.
  @Shared var replay: Replay?
  /// Whether a command or an option chose the device.
  var hasChosenDevice = false
  /// Whether the clock stands still after a command.
  var isHolding = false
  /// The file that the answers came from.
  var answersFile = AnswersFile()
  /// The settings that commands made; they come before the form's own, and those before the iOS
  /// version's.
  var settings = ChosenSettings()
  /// What is wrong with fields that were left.
  var messages = FieldMessages()
  /// The rows of which the last command changed the values: one that keys change is there once for
  /// each.
  var changedRows: [Int] = []
  /// Whether a field of the form is secure, so that lines have to be looked at.
  var hasSecrets: Bool
  /// The screen of an app's own that the form is; nil before its code was started.
  @Shared var screen: OwnScreen?
  /// Whether the form was edited since it was written or read.
  var hasUnwrittenForm = false

  /// Opens a form.
  ///
  /// - Parameters:
  ///   - form: the form.
  ///   - fileName: its file's name for messages and for `reload`.
  ///   - place: the phone, orientation and strategy to use; the form's own come first.
  init(form: Form, fileName: String, place: Place = Place()) {
    let place = place.replacing(by: form)
    _form = Shared(wrappedValue: form)
    self.fileName = fileName
    let bare = Phone(showing: form, at: place)
    _bare = Shared(wrappedValue: bare)
    _beforeEditing = Shared(wrappedValue: nil)
    _replay = Shared(wrappedValue: nil)
    _screen = Shared(wrappedValue: nil)
    simulator = Simulator(bare, app: place.engine)
    answers = Answers(rowCount: form.rows.count + 1)
    hasSecrets = form.hasSecureField
    settings = place.settings
    applySettings()
    startApp()
  }

  var phone: Phone {
    _read { yield simulator.phone }
    _modify { yield &simulator.phone }
  }

  var engine: Engine {
    _read { yield simulator.app }
  }

  /// A field's value by its row, or by the form's `barRow`: what was given, or else the form's own;
  /// empty in a row without a field.
  func value(ofRow row: Int) -> String {
    guard let field = form.field(atRow: row) else { return "" }
    return answers[row] ?? field.value
  }

  /// The active field.
  var activeField: Field? { activeRow.flatMap { form.field(atRow: $0) } }

  /// The active field's row; the form's `barRow` for the bar's field.
  var activeRow: Int? {
    phone.responder == .bar ? form.barRow : phone.firstResponder
  }
}

extension State {
  /// Turns the phone's switches the way that the form has them, and above that the commands.
  mutating func applySettings() {
    place.allSettings.turn(&phone.settings)
  }
}
