import Avoidance
import Forms
import Foundation
import Simulation

/// Copies texts between the form's answers and the fields of the app's own code.
extension State {
  /// Whether an app's own code avoids the keyboard, instead of one of the program's strategies.
  package var hasOwnCode: Bool { simulator.app.hasOwnCode }

  /// Starts the code that avoids the keyboard, either a strategy or an app's own code.
  ///
  /// An app's own fields get the answers, and texts that the app's code sets become answers.
  package mutating func startApp() {
    simulator.start(isHeld: isHolding)
    guard hasOwnCode else { return }
    if screen == nil { screen = OwnScreen(number: engine.screenNumber) } else { takeScreen() }
    screen?.start = nil
    exchangeTexts()
  }

  /// Repeats the actions that led from the app's first screen to the screen `old`.
  ///
  /// Call it after the form was put on another phone, where the app starts at its first screen.
  ///
  /// - Returns: one message if an action fails; the remaining actions are then skipped.
  package mutating func runAgain(_ earlier: EarlierActions, from old: OwnScreen) -> [String] {
    screen?.earlier = earlier
    guard screen?.number != old.number else { return [] }
    for action in earlier.actions {
      do throws(CommandError) {
        _ = try perform(isRecording: false, action.body)
      } catch {
        return ["the app has restarted at its first screen: \(error.message)"]
      }
      if !isHolding { settle() }
      takeScreen()
    }
    return []
  }

  /// Resets the app's code to the moment when the current screen appeared, or else starts the code.
  package mutating func startScreen() {
    guard hasOwnCode, let start = screen?.start else { return startApp() }
    let (settings, isRecording) = (phone.settings, phone.isRecording)
    simulator = start
    (phone.settings, phone.isRecording) = (settings, isRecording)
    exchangeTexts()
  }

  /// Sets the texts of the app's own fields to the answers in their rows.
  ///
  /// Then copies the texts, which the app may have changed, back into the answers.
  private mutating func exchangeTexts() {
    for row in form.fieldRows where !value(ofRow: row).isEmpty { giveText(row: row) }
    let (changed, file) = (changedRows, answersFile)
    takeTexts()
    (changedRows, answersFile) = (changed, file)
  }

  /// Replaces the open form if the app's own code now shows another screen.
  ///
  /// The texts in the new screen's fields become the answers.
  package mutating func takeScreen() {
    guard hasOwnCode, screen?.number != engine.screenNumber else { return }
    screen = OwnScreen(
      number: engine.screenNumber, start: simulator, earlier: screen?.earlier)
    guard let definition = engine.shownForm(on: phone),
      let shown = try? Form(builtByApp: definition, fileName: fileName)
    else { return }
    // The field outside the table stays, for example while a search replaces the rows.
    let isBarChanged = changedRows.contains { $0 == form.barRow }
    form = shown
    answers = Answers(rowCount: shown.rows.count + 1)
    (messages, changedRows) = (FieldMessages(), [])
    hasSecrets = shown.hasSecureField
    bare = Phone(showing: shown, at: place)
    beforeEditing = nil
    let file = answersFile
    takeTexts()
    (changedRows, answersFile) = (isBarChanged ? [shown.barRow].compactMap(\.self) : [], file)
  }

  /// Sets the text of the app's own field in a row to that row's answer.
  package mutating func giveText(row: Int) {
    guard hasOwnCode, let old = engine.text(ofRow: phoneRow(row)), old != value(ofRow: row) else {
      return
    }
    let edit = TextEdit(
      row: phoneRow(row), way: .code, range: 0..<old.utf16.count, replacement: value(ofRow: row))
    simulator.app.edited(edit, on: &simulator.phone)
  }

  /// Appends a text to a row's field; the app's own code, if any, may refuse or change the text.
  ///
  /// An app's code gets the text key by key, or at once if `isPasted` is true.
  package mutating func append(_ text: String, row: Int, isPasted: Bool) {
    guard hasOwnCode else {
      change(row: row, to: value(ofRow: row) + text, isTyped: true)
      return
    }
    for part in isPasted ? [text] : text.map(String.init) {
      let end = value(ofRow: row).utf16.count
      edit(row: row, .keys, end..<end, part)
    }
  }

  /// Deletes `count` characters from the end of the app's own field in a row, key by key.
  package mutating func deleteOwn(_ count: Int, row: Int) {
    for _ in 0..<count {
      let value = value(ofRow: row)
      guard let last = value.last else { return }
      let end = value.utf16.count
      edit(row: row, .keys, (end - String(last).utf16.count)..<end, "")
    }
  }

  /// Empties the app's own field in a row as its clear button does.
  package mutating func clearOwn(row: Int) {
    let value = value(ofRow: row)
    if !value.isEmpty { edit(row: row, .clearButton, 0..<value.utf16.count, "") }
  }

  /// Passes the return key to an app's own text field; true if the app's code has handled the key.
  package mutating func returnsInOwnCode() -> Bool {
    guard hasOwnCode else { return false }
    let before = phone.responder
    let isLeft = simulator.app.shouldReturn(on: &simulator.phone)
    takeTexts()
    return !isLeft || phone.responder != before
  }

  /// Replaces a range of a row's text (in UTF-16 units), if the app's own code allows the change.
  private mutating func edit(
    row: Int, _ way: TextEdit.Cause, _ range: Range<Int>, _ replacement: String
  ) {
    let edit = TextEdit(row: phoneRow(row), way: way, range: range, replacement: replacement)
    guard simulator.app.shouldChange(edit, on: &simulator.phone) else {
      takeTexts()
      return
    }
    let text = edit.applied(to: value(ofRow: row))
    simulator.app.edited(edit, on: &simulator.phone)
    change(row: row, to: engine.text(ofRow: phoneRow(row)) ?? text, isTyped: true)
    // If a text view's row keeps its height, nothing else notifies the app.
    simulator.app.textChanged(on: &simulator.phone)
    takeTexts()
  }

  /// Copies the texts of the app's own fields into the form's answers.
  private mutating func takeTexts() {
    for row in form.fieldRows {
      let text = engine.text(ofRow: phoneRow(row))
      if let text, text != value(ofRow: row) { change(row: row, to: text) }
    }
  }

  private func phoneRow(_ row: Int) -> Int? { row == form.barRow ? nil : row }
}
