import Avoidance
import Forms
import Foundation
import Simulation

/// The texts of an app's own fields, which its code is asked about.
extension State {
  /// Whether an app's own code is at work.
  var hasOwnCode: Bool { engine.hasOwnCode }

  /// Starts the app's code: its fields get the answers, and texts that it begins with are answers.
  mutating func startApp() {
    simulator.start(isHeld: isHolding)
    guard hasOwnCode else { return }
    if screen == nil { screen = OwnScreen(number: engine.screenNumber) } else { takeScreen() }
    screen?.start = nil
    exchangeTexts()
  }

  /// Does again what led to another screen of the app than the one with which its code starts.
  ///
  /// - Returns: what is said of it; nothing where the code stands where it stood.
  mutating func runAgain(_ earlier: EarlierActions, from old: OwnScreen) -> [String] {
    screen?.earlier = earlier
    guard screen?.number != old.number else { return [] }
    for action in earlier.actions {
      do throws(CommandError) {
        _ = try perform(isRecording: false, action.body)
      } catch {
        return ["the app has started again, at its first screen for now: \(error.message)"]
      }
      if !isHolding { settle() }
      takeScreen()
    }
    return []
  }

  /// Has the app's code stand where the screen came that is shown, or starts it.
  mutating func startScreen() {
    guard hasOwnCode, let start = screen?.start else { return startApp() }
    let (settings, isRecording) = (phone.settings, phone.isRecording)
    simulator = start
    (phone.settings, phone.isRecording) = (settings, isRecording)
    exchangeTexts()
  }

  /// Gives the app's fields the answers; what they say then are the answers.
  private mutating func exchangeTexts() {
    for row in form.fieldRows where !value(ofRow: row).isEmpty { giveText(row: row) }
    let (changed, file) = (changedRows, answersFile)
    takeTexts()
    (changedRows, answersFile) = (changed, file)
  }

  /// Has the form be the screen that the app's code shows, where that is another one than before;
  /// what its fields say are the answers.
  mutating func takeScreen() {
    guard hasOwnCode, screen?.number != engine.screenNumber else { return }
    screen = OwnScreen(
      number: engine.screenNumber, start: simulator, earlier: screen?.earlier)
    guard let definition = engine.shownForm(on: phone),
      let shown = try? Form(builtByApp: definition, fileName: fileName)
    else { return }
    form = shown
    answers = Answers(rowCount: shown.rows.count + 1)
    (messages, changedRows) = (FieldMessages(), [])
    hasSecrets = shown.hasSecureField
    bare = Phone(showing: shown, at: place)
    beforeEditing = nil
    let file = answersFile
    takeTexts()
    (changedRows, answersFile) = ([], file)
  }

  /// Has a row's own field show the row's value.
  mutating func giveText(row: Int) {
    guard hasOwnCode, let old = engine.text(ofRow: phoneRow(row)), old != value(ofRow: row) else {
      return
    }
    let edit = TextEdit(
      row: phoneRow(row), way: .code, range: 0..<old.utf16.count, replacement: value(ofRow: row))
    simulator.app.edited(edit, on: &simulator.phone)
  }

  /// Types or pastes at the end of a field, a key at a time or all at once.
  mutating func append(_ text: String, row: Int, isPasted: Bool) {
    guard hasOwnCode else {
      change(row: row, to: value(ofRow: row) + text, isTyped: true)
      return
    }
    for part in isPasted ? [text] : text.map(String.init) {
      let end = value(ofRow: row).utf16.count
      edit(row: row, .keys, end..<end, part)
    }
  }

  /// Deletes characters from the end of a field, a key at a time.
  mutating func deleteOwn(_ count: Int, row: Int) {
    for _ in 0..<count {
      let value = value(ofRow: row)
      guard let last = value.last else { return }
      let end = value.utf16.count
      edit(row: row, .keys, (end - String(last).utf16.count)..<end, "")
    }
  }

  /// Empties a field as its clear button does.
  mutating func clearOwn(row: Int) {
    let value = value(ofRow: row)
    if !value.isEmpty { edit(row: row, .clearButton, 0..<value.utf16.count, "") }
  }

  /// Presses Return in an app's own field.
  ///
  /// - Returns: whether the app's code has answered it.
  mutating func returnsInOwnCode() -> Bool {
    guard hasOwnCode else { return false }
    let before = phone.responder
    let isLeft = simulator.app.shouldReturn(on: &simulator.phone)
    takeTexts()
    return !isLeft || phone.responder != before
  }

  /// Has the app's code asked about a change, which it then makes.
  private mutating func edit(
    row: Int, _ way: TextEdit.Way, _ range: Range<Int>, _ replacement: String
  ) {
    let edit = TextEdit(row: phoneRow(row), way: way, range: range, replacement: replacement)
    guard simulator.app.shouldChange(edit, on: &simulator.phone) else {
      takeTexts()
      return
    }
    let text = edit.applied(to: value(ofRow: row))
    simulator.app.edited(edit, on: &simulator.phone)
    change(row: row, to: engine.text(ofRow: phoneRow(row)) ?? text, isTyped: true)
    // Of a text view whose row stays as it is nothing else tells.
    simulator.app.textChanged(on: &simulator.phone)
    takeTexts()
  }

  /// Takes over what the app's code has made of its fields' texts.
  private mutating func takeTexts() {
    for row in form.fieldRows {
      let text = engine.text(ofRow: phoneRow(row))
      if let text, text != value(ofRow: row) { change(row: row, to: text) }
    }
  }

  private func phoneRow(_ row: Int) -> Int? { row == form.barRow ? nil : row }
}
