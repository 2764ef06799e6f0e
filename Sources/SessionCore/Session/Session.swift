import Avoidance
import Forms
import Foundation
import SessionState
import Simulation

/// A form on a simulated phone, with a keyboard-avoidance strategy, the answers so far, and the
/// undo history.
///
/// A session is a value, so a copy is a snapshot to return to. A command that fails leaves the
/// session unchanged. Two sessions are equal if their states are equal, even if their histories
/// differ.
public struct Session: Equatable, Sendable {
  package var state: State
  /// The last change, which led to the current state; nil if there was none.
  package private(set) var cause: Change?
  package private(set) var steps = History()
  package var checkpoints = Checkpoints()
  /// The states when the session's forms were opened.
  private var openings: Openings
  /// The access to files for the session's commands, such as `save`.
  ///
  /// By default, the session can't read or write files.
  package internal(set) var files: any FileAccess
  package var log = CommandLog()
  package var recording: Recording?
  package var knownFiles = KnownFiles()
  /// The contents of files that script lines have read; the key is the script line.
  var fileReadings: [String: FileReading] = [:]
  /// Whether another running session uses the answers file, so that this session must not write it.
  package var isReadOnly = false
  /// The script lines that open the session's form again: its file, phone and strategy.
  package var opening: [String]
  /// Whether commands report what moved on the phone; the option `-q` turns this off.
  package var reportsChanges = true
  /// Whether the simulated phone records its events while a command runs.
  ///
  /// If not, the command is repeated when the events are needed.
  package var isRecordingEvents = false
  /// Whether the session's last command changed the state.
  package private(set) var hasChanged = false
  /// Whether the last command that changed the state is `undo`.
  package private(set) var hasJustUndone = false
  /// The id of the field that the last comparison of strategies focused; nil if it was no single one.
  ///
  /// The form may have changed since then, and may no longer have the field.
  package var comparedField: String?
  /// Whether the session's last command may have moved something, so that there may be an
  /// animation.
  package private(set) var hasMoved = false
  /// Whether the value of a secure field may have moved rows, for example by a validation message.
  ///
  /// A script of the session doesn't contain that value, so rows may be elsewhere when it runs.
  package private(set) var isBlind = false

  /// Creates a session that opens a form.
  ///
  /// - Parameters:
  ///   - form: the form.
  ///   - fileName: the file's name for messages, `reload` and recordings.
  ///   - place: the device, orientation and strategy. The form's own values override these.
  ///   - files: the access to files for commands. By default, there are no files.
  package init(
    form: Form, fileName: String = "form.yaml", place: Place = Place(),
    files: any FileAccess = EmptyFileAccess()
  ) {
    self.init(State(form: form, fileName: fileName, place: place), files: files)
  }

  package init(_ state: State, files: any FileAccess = EmptyFileAccess()) {
    self.state = state
    openings = Openings(state)
    self.files = files
    opening = state.opening
    remember(state.formReadings, by: opening.first)
  }

  public static func == (left: Session, right: Session) -> Bool {
    left.state.isSame(as: right.state)
  }
}

extension Session {
  /// Runs an action that didn't come from a command line, such as a key in live mode.
  ///
  /// The action's script lines are appended to the session's log.
  package mutating func run(
    _ body: (inout Session) throws(CommandError) -> Outcome
  ) throws(CommandError) -> Outcome {
    let outcome = try perform(body)
    remember(outcome.readings, by: outcome.script?.first)
    if hasMoved || outcome.script != nil { note(outcome.script ?? []) }
    return outcome
  }

  package mutating func perform(
    _ body: (inout Session) throws(CommandError) -> Outcome
  ) throws(CommandError) -> Outcome {
    hasChanged = false
    hasMoved = false
    return try body(&self)
  }

  /// Whether the session's commands are recorded into a script.
  package var isRecording: Bool { recording != nil }

  /// Appends a command's line to the session's log, while no recording runs.
  ///
  /// This is the usual case of ``note(_:setsCheckpoint:)``, without arrays.
  package mutating func note(line: String, setsCheckpoint: Bool) {
    if state.secretMovesRows { isBlind = true }
    log.add(line, behind: linesChoosingPhone, isChange: hasChanged, setsCheckpoint: setsCheckpoint)
  }

  /// Appends a command's lines to the session's log, from which recorded scripts are made.
  ///
  /// `setsCheckpoint` is whether the command saves the state under a name.
  package mutating func note(
    _ lines: [String], setsCheckpoint: Bool = false
  ) {
    if state.secretMovesRows { isBlind = true }
    let leading = linesChoosingPhone
    // Asked first, so that a usual command doesn't copy the recording.
    if recording == nil || lines.isEmpty {
      return log.add(
        lines, behind: leading, isChange: hasChanged, setsCheckpoint: setsCheckpoint,
        limit: recording == nil ? CommandLog.limit : CommandLog.limitOfRecording)
    }
    guard var recording else { return }
    let expectations = recording.expectations(of: self)
    self.recording = recording
    log.add(
      lines + expectations, behind: leading, isChange: hasChanged,
      setsCheckpoint: setsCheckpoint, limit: CommandLog.limitOfRecording)
  }

  /// The script lines that select the phone which the last command changed; usually empty.
  ///
  /// Only a replay of a device's log changes the phone, and a script needs these lines before the
  /// replay's own line. They are computed only after a replay, because that copies the state.
  private var linesChoosingPhone: [String] {
    guard hasChanged, state.replay != nil, let cause else { return [] }
    return cause.before.linesChoosingPhone(ofReplayIn: state)
  }

  /// Changes the session's state by an action, and appends the change to the undo history.
  ///
  /// Then the virtual clock runs until nothing moves, unless the user holds the clock. If the
  /// action throws, the state is unchanged.
  package mutating func change(
    _ kind: Command.Kind,
    _ body: @escaping @Sendable (inout State) throws(CommandError) -> Notices
  ) throws(CommandError) -> Outcome {
    if kind.isTouch { try state.checkReach() }
    let change = Change(before: state, letsTimePass: kind.letsTimePass, body)
    let notices: Notices
    do {
      notices = try state.perform(isRecording: isRecordingEvents, body)
    } catch {
      state = change.before
      throw error
    }
    if !state.isHolding { state.settle() }
    state.takeScreen()
    hasMoved = true
    remember(change)
    var outcome = Outcome(changesView: true)
    if reportsChanges { outcome.told = notices.told(of: kind, from: change.before, to: state) }
    return outcome
  }
}

/// Undo, redo, and the undo history of a session.
extension Session {
  /// Appends a change to the undo history, unless the state is the same as before the change.
  ///
  /// The change becomes the session's ``cause`` in any case.
  package mutating func remember(_ change: Change) {
    defer { (cause, hasJustUndone) = (change, false) }
    guard !state.isSame(as: change.before) else { return }
    hasChanged = true
    openings.drop(behind: steps.place)
    steps.add(History.Step(change: change, cause: cause))
  }

  /// Changes the session's state without a step in the undo history, as when answers become saved.
  package mutating func amend(_ body: (inout State) -> Void) {
    body(&state)
    steps.breakOff()
  }

  /// Undoes the session's last `count` changes, or all if fewer; throws if there are none.
  package mutating func goBack(_ count: Int) throws(CommandError) -> Outcome {
    guard steps.count > 0 else { throw CommandError(.nothingTo("undo")) }
    let before = state
    var lines: [String] = []
    for _ in 0..<count {
      guard let step = steps.undo() else { break }
      state = step.change.before
      cause = step.cause
      lines.append(log.undo())
    }
    hasJustUndone = true
    recording?.travel(to: log)
    return arrival(from: before, Self.remarks("undid", lines))
  }

  /// Redoes the `count` changes that were undone last, or all if fewer; throws if there are none.
  package mutating func goForth(_ count: Int) throws(CommandError) -> Outcome {
    guard steps.hasUndone else { throw CommandError(.nothingTo("redo")) }
    let before = state
    var lines: [String] = []
    for _ in 0..<count {
      guard let change = steps.redo(from: state, cause: cause) else { break }
      state = change.after(isRecording: isRecordingEvents)
      cause = change
      lines.append(log.redo())
    }
    hasJustUndone = false
    recording?.travel(to: log)
    return arrival(from: before, Self.remarks("redid", lines))
  }

  /// The state when the current form was opened.
  package var start: State { openings.state(at: steps.place) }

  /// Stores `start` as the session's state at the opening of the current form.
  ///
  /// Call it when a command has opened a form or returned to a saved state.
  package mutating func begin(at start: State) {
    if !start.isSame(as: self.start) { openings.add(start, at: steps.place) }
  }

  /// Sets the change that led to the current state, or nil; for a copy that shows an earlier state.
  package mutating func setCause(_ change: Change?) {
    cause = change
    if change != nil { hasMoved = true }
  }
}

extension Session {
  package var form: Form { state.form }
  /// The path of the form's file as the user gave it.
  package var fileName: String { state.fileName }
  public var phone: Phone {
    _read { yield state.phone }
  }
  package var engine: Engine {
    _read { yield state.engine }
  }
  /// The device, orientation, strategy and settings that the form is shown with.
  package var place: Place { state.place }
  /// The field being edited (the first responder), or nil.
  package var activeField: Field? { state.activeField }
  /// The active field's row, or the form's `barRow` for the field in the docked bar.
  ///
  /// A docked bar is a bar at the keyboard, such as a chat's input bar. Nil without an active
  /// field.
  package var activeRow: Int? { state.activeRow }
  /// Whether the user holds the virtual clock, so that time stops after each command.
  package var isHolding: Bool { state.isHolding }
  /// Whether the form has a secure field.
  package var hasSecrets: Bool { state.hasSecrets }
  /// The path of the file that answers are saved to by default, or nil without such a file.
  ///
  /// Usually the answers were read from this file.
  package var answersFile: String? { state.answersFile.path }
  /// The checksum of the answers file when this session last read or wrote the file.
  ///
  /// A different checksum means that another program changed the file. Empty if there was no file.
  package var answersSum: String? { answersFile.flatMap { knownFiles.sum(of: $0) } }
  /// Whether answers changed since they were saved or loaded.
  package var hasUnsavedAnswers: Bool { state.answersFile.hasUnsavedAnswers }
  /// Whether the form's definition was edited since it was read or written.
  package var hasUnwrittenForm: Bool { state.hasUnwrittenForm }

  /// Returns the value of the field in a row; `barRow` is the row of the docked bar's field.
  ///
  /// A docked bar is a bar at the keyboard, such as a chat's input bar. Empty in a row without a
  /// field.
  package func value(ofRow row: Int) -> String { state.value(ofRow: row) }

  /// Returns the validation message that a row shows, or nil if it shows none.
  package func message(ofRow row: Int) -> String? { state.messages[row] }

  /// Returns the value of a row's field for display, with bullets for a secure value.
  package func shownValue(ofRow row: Int) -> String { state.shownValue(ofRow: row) }

  /// The animation of the last command, or nil if nothing moved.
  package var playback: Playback? { hasMoved ? cause?.playback(to: self) : nil }

  /// The session's state with the recorded events of the last command.
  ///
  /// Use it to list or explain these events.
  package var recorded: State {
    guard let cause, !state.phone.isRecording else { return state }
    var state = state
    state.phone = cause.recorded.phone
    return state
  }
}
