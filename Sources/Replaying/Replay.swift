import Evidence
import FileErrors
import Forms
import Foundation
import SessionCore
import SessionState
import Simulation

extension Command {
  package static let replay = Command(
    "replay", .looking,
    Words(
      summary: "Replay the keyboard movements of a device's log",
      details: [
        "FILE is the text of a console: keyboard notifications or their userInfo as written by "
          + "NSLog, print, dump or the debugger, React Native's keyboard events, "
          + "IQKeyboardManager's debugging output, or show events. Other lines are ignored. "
          + "Keyboard lines that cannot be read are listed with their number.",
        "Frames, durations, curves and times come from the log; a pause lasts at most a second. "
          + "Everything else comes from the simulated phone. The current strategy reacts; "
          + "strategy NAME replays the same log with another one.",
        "The phone is one whose screen fits the frames, with an iOS version that has these keys "
          + "and this keyboard, unless a command or an option chose another. A figure that no "
          + "device here has is reported as new evidence.",
        "FIELD becomes active. Without it, the active field stays, or the lowest field on the "
          + "screen becomes active, because a keyboard covers it first.",
      ],
      examples: [
        Example("replay customer.log zip", "with the field zip active"),
        Example("replay customer.log", "with the active field, or the lowest on the screen"),
      ]),
    kind: .moves, Grammar<String>.file.then(Grammar<String>.text(.field).optional()),
    file: { $0.0 }
  ) { session, wanted throws(CommandError) in
    try session.replay(wanted.0, field: wanted.1)
  }
}

extension Session {
  fileprivate mutating func replay(
    _ path: String, field: String?
  ) throws(CommandError) -> Outcome {
    let text = String(decoding: try files.contents(of: path), as: UTF8.self)
    let log = try log(of: text, at: path)
    var place = state
    let found = LoggedPhone(
      of: log, besides: state.phone.scene.device,
      ios: state.place.ios, isChosen: state.hasChosenDevice)
    place.move(to: found, orientation: .portrait)
    let row = try place.rowToReplay(named: field)
    let traits = place.form.field(atRow: row)?.traits
    let replay = KeyboardReplay(
      log, on: found.device, ios: found.ios, accessory: traits?.accessoryHeight ?? 0)
    let orientation = replay.movements.first?.orientation ?? .portrait
    let report = ReplayReport(path: path, log: log, phone: found, replay: replay)
    var outcome = try change(.moves) { state throws(CommandError) in
      state.move(to: found, orientation: orientation)
      let log = Replay.Log(path: path, text: text)
      try state.make(Replay(row: row, movements: replay.movements, log: log))
      return Notices { [report.summary(field: $0.name(ofRow: row))] }
    }
    outcome.answer = report.lines
    outcome.typed = TypedAnswer { report.value }
    return outcome
  }

  private func log(of text: String, at path: String) throws(CommandError) -> KeyboardLog {
    let log = KeyboardLog(text)
    guard log.notifications.isEmpty else { return log }
    let problem = log.problems.first.map { "line \($0.line): \($0.words)" }
    throw CommandError(FileError(.read, path, .contents(.noNotification(problem: problem))))
  }
}

extension State {
  /// Moves the form to the simulated phone that is like the log's, unless it is there already.
  fileprivate mutating func move(to found: LoggedPhone, orientation: Orientation) {
    let window = phone.scene.fillsScreen ? found.window : nil
    let isThere =
      found.device == phone.scene.device && found.ios == phone.scene.ios
      && orientation == phone.scene.orientation && window == nil
    guard !isThere else { return }
    if let window { settings[Setting.window] = window }
    if found.ios != place.ios ?? found.device.defaultVersion { settings[Setting.ios] = found.ios }
    var place = place
    place.device = found.device
    place.orientation = orientation
    put(on: place)
  }

  /// Returns the row of the field to focus while the keyboard moves as in the log.
  ///
  /// The field is the one with the given name. By default, it is the active field, else the lowest
  /// visible one. If no field is visible, it is the first text field.
  ///
  /// - Throws: ``CommandError`` for an unknown name, or if the form has no text field.
  fileprivate func rowToReplay(named name: String?) throws(CommandError) -> Int {
    if let name { return try textRow(ofField: name) }
    if let row = activeRow { return row }
    if let row = lowestFieldRow ?? textRows.first { return row }
    throw CommandError(.nothingTo("replay the log for: the form has no field"))
  }

  /// The row of the lowest text field that is visible on the screen, or nil.
  private var lowestFieldRow: Int? {
    let seen = phone.convertToTable(fromScreen: phone.visibleTableFrame)
    return phone.table.rows.rows(from: seen.minY, to: seen.maxY).last { row in
      form.field(atRow: row) != nil && control(ofRow: row) == nil && !isHidden(row: row)
        && touchPoint(ofFieldAtRow: row) != nil
    }
  }
}
