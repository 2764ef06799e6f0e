import Avoidance
import Foundation
import Forms
import Simulation

/// Everything that commands can change: a form on a phone, a strategy, and the answers so far.
///
/// A state is a value, so a copy preserves the state before a command, for example to undo it.
package struct State: Equatable, Sendable {
  @CopyOnWrite package var form: Form
  /// The path of the form's file as the user gave it.
  package var fileName: String
  /// The simulated phone together with the strategy's code that runs on it.
  package var simulator: Simulator<Engine>
  package var answers: Answers
  /// The phone as it would be without any strategy and without an active field.
  @CopyOnWrite package var bare: Phone
  /// The phone before a field became active, or nil if no field has been active.
  ///
  /// After a change of the strategy, the focus is repeated from this phone.
  @CopyOnWrite package var beforeEditing: Phone?
  /// The last replay of keyboard movements from a real device's log.
  ///
  /// Nil if there was none, or if focus began or ended since the replay.
  @SharedOptional package var replay: Replay?
  /// Whether the user selected the device by a command or an option of the program.
  package var hasChosenDevice = false
  /// Whether the user holds the virtual clock, so that time stops after each command.
  package var isHolding = false
  /// The file that the answers came from, and whether that file has all current answers.
  package var answersFile = AnswersFile()
  /// The settings that commands have set.
  ///
  /// They override the form's settings, which override those of the iOS version.
  package var settings = ChosenSettings()
  /// The validation messages that the form's rows show.
  package var messages = FieldMessages()
  /// The rows whose values the last command changed, in the order of the changes.
  ///
  /// A row appears once per change; an app's own code gets one change per typed character.
  package var changedRows: [Int] = []
  /// Whether the form has a secure field, so that secure values must be hidden in output.
  package var hasSecrets: Bool
  /// The screen of the app's own code that the open form was generated from.
  ///
  /// Nil without such code, and before the code is started.
  @SharedOptional package var screen: OwnScreen?
  /// Whether the form's definition was edited since its file was read or written.
  package var hasUnwrittenForm = false

  /// Creates the state of a form that has just been opened.
  ///
  /// - Parameters:
  ///   - form: the form.
  ///   - fileName: the file's name for messages and for the command `reload`.
  ///   - place: the device, orientation and strategy. The form's own values override these.
  package init(form: Form, fileName: String, place: Place = Place()) {
    let place = place.replacing(by: form)
    _form = CopyOnWrite(wrappedValue: form)
    self.fileName = fileName
    let bare = Phone(showing: form, at: place)
    _bare = CopyOnWrite(wrappedValue: bare)
    _beforeEditing = CopyOnWrite(wrappedValue: nil)
    _replay = SharedOptional(wrappedValue: nil)
    _screen = SharedOptional(wrappedValue: nil)
    simulator = Simulator(bare, app: place.engine)
    answers = Answers(rowCount: form.rows.count + 1)
    hasSecrets = form.hasSecureField
    settings = place.settings
    applySettings()
    startApp()
  }

  package var phone: Phone {
    _read { yield simulator.phone }
    _modify { yield &simulator.phone }
  }

  package var engine: Engine {
    _read { yield simulator.app }
  }

  /// Returns whether the form is a copy of another state's form, without an edit of either.
  package func hasForm(of other: State) -> Bool {
    _form.isShared(with: other._form) || form.isCopy(of: other.form)
  }

  /// Returns the value of the field in a row; the row `barRow` is the field of a chat's input bar.
  ///
  /// The value is the answer, or else the value in the form's definition. Empty without a field.
  package func value(ofRow row: Int) -> String {
    guard let field = form.field(atRow: row) else { return "" }
    return answers[row] ?? field.value
  }

  /// The field being edited (the first responder), or nil.
  package var activeField: Field? { activeRow.flatMap { form.field(atRow: $0) } }

  /// The active field's row, or the form's `barRow` if the active field is in a chat's input bar.
  ///
  /// Nil without an active field.
  package var activeRow: Int? {
    phone.responder == .bar ? form.barRow : phone.firstResponder
  }
}

extension State {
  /// Applies the settings of the form and of commands to the phone's behavior.
  package mutating func applySettings() {
    place.allSettings.turn(&phone.settings)
  }
}
