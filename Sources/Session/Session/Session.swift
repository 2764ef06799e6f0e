import Avoidance
import Forms
import Foundation
import Simulation

/// A form on a phone under a strategy, with the answers so far and all that was before.
///
/// It is a value: a copy is a moment to come back to. A command that fails leaves it as it was. Two
/// sessions are equal if they are in the same state, whatever led there.
public struct Session: Equatable, Sendable {
  var state: State
  /// How the state came to be what it is, unless the form was opened so.
  private(set) var cause: Change?
  private(set) var steps = History()
  var checkpoints = Checkpoints()
  /// The states in which forms were opened.
  private var openings: Openings
  /// The files that commands read and write; none unless they are given.
  let files: any FileAccess
  private(set) var log = CommandLog()
  var recording: Recording?
  var knownFiles = KnownFiles()
  /// Whether the file that the answers came from is left to another session.
  package var isReadOnly = false
  /// The lines that put the form where this session found it.
  var opening: [String]
  /// Whether outcomes say what moved.
  package var reportsChanges = true
  /// Whether events are kept as they happen; otherwise they are found when they are asked for.
  package var isRecordingEvents = false
  /// Whether the command that was run last has made another state.
  private var hasChanged = false
  /// The row whose field was compared last.
  var comparedRow: Int?
  /// Whether the command that was run last may have moved something.
  private(set) var hasMoved = false

  /// Opens a form.
  ///
  /// - Parameters:
  ///   - form: the form.
  ///   - fileName: its file's name for messages, for `reload` and for recordings.
  ///   - place: the phone, orientation and strategy to use; the form's own come first.
  ///   - files: the files that commands read and write; none unless they are given.
  package init(
    form: Form, fileName: String = "form.yaml", place: Place = Place(),
    files: any FileAccess = NoFiles()
  ) {
    self.init(State(form: form, fileName: fileName, place: place), files: files)
  }

  init(_ state: State, files: any FileAccess = NoFiles()) {
    self.state = state
    openings = Openings(state)
    self.files = files
    opening = state.opening
  }

  public static func == (left: Session, right: Session) -> Bool {
    left.state.isSame(as: right.state)
  }
}

extension Session {
  /// Runs a command as it is typed, such as `focus zip`.
  ///
  /// What takes the program is left out, so that a script runs in a session too: a picture
  /// (`show`), an end (`quit`), questions (`fill`), another script (`source`). The outcome then has
  /// neither answer nor notices, and its description says why.
  ///
  /// - Parameter line: the command's name, or a start that fits one, with its arguments.
  /// - Returns: what it did; nothing for an empty line and for a comment.
  /// - Throws: ``CommandError`` that says why it did nothing.
  @discardableResult
  public mutating func run(_ line: String) throws(CommandError) -> Outcome {
    try run(Statement(line, in: self))
  }

  /// Runs a line that was parsed.
  ///
  /// - Returns: what it did; nothing for an empty line and for a comment.
  /// - Throws: ``CommandError`` that says why it did nothing.
  @discardableResult
  package mutating func run(_ statement: Statement) throws(CommandError) -> Outcome {
    let outcome: Outcome
    do throws(CommandError) {
      guard let call = try statement.call() else { return Outcome() }
      outcome = try perform(call.run(_:))
    } catch {
      throw redacted(statement.placed(error), of: statement)
    }
    if let script = outcome.script {
      note(script)
    } else if hasMoved || statement.isRemark {
      note(CollectionOfOne(statement.isSecret ? Recording.omission : statement.shown))
    }
    let isSilent = outcome.answer.isEmpty && outcome.notices.isEmpty
    return isSilent || statement.isRemark || !isSpeaking ? outcome : outcome.spoken
  }

  /// Runs what no line asks for; a recording keeps what the outcome says it should.
  mutating func run(
    _ body: (inout Session) throws(CommandError) -> Outcome
  ) throws(CommandError) -> Outcome {
    let outcome = try perform(body)
    if hasMoved || outcome.script != nil { note(outcome.script ?? []) }
    return outcome
  }

  private mutating func perform(
    _ body: (inout Session) throws(CommandError) -> Outcome
  ) throws(CommandError) -> Outcome {
    hasChanged = false
    hasMoved = false
    return try body(&self)
  }

  /// Keeps what a command was, for a script.
  private mutating func note(_ lines: some Collection<String>) {
    let leading = linesChoosingPhone
    guard var recording, !lines.isEmpty else {
      return log.add(lines, behind: leading, isChange: hasChanged)
    }
    let expectations = recording.expectations(of: self)
    self.recording = recording
    log.add(Array(lines) + expectations, behind: leading, isChange: hasChanged)
  }

  /// What a script has before a command that moved the form to another phone by a replay; looked at
  /// only behind one, since to look copies the state.
  private var linesChoosingPhone: [String] {
    guard hasChanged, state.replay != nil, let cause else { return [] }
    return cause.before.linesChoosingPhone(ofReplayIn: state)
  }

  /// Changes the state, lets the clock run out unless it is held, and keeps the state before.
  mutating func change(
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

/// What can be undone.
extension Session {
  /// Keeps a change if it made another state; what it did is what happened last, either way.
  mutating func remember(_ change: Change) {
    defer { cause = change }
    guard !state.isSame(as: change.before) else { return }
    hasChanged = true
    openings.drop(behind: steps.place)
    steps.add(History.Step(change: change, cause: cause))
  }

  /// Changes the state otherwise than by what can be undone: its marks of what was saved.
  mutating func amend(_ body: (inout State) -> Void) {
    body(&state)
    steps.breakOff()
  }

  /// Takes changes back.
  mutating func goBack(_ count: Int) throws(CommandError) -> Outcome {
    guard steps.count > 0 else { throw CommandError(.nothingTo("undo")) }
    let before = state
    var lines: [String] = []
    for _ in 0..<count {
      guard let step = steps.undo() else { break }
      state = step.change.before
      cause = step.cause
      lines.append(log.undo())
    }
    return arrival(from: before, Self.remarks("undid", lines))
  }

  /// Makes what was undone again.
  mutating func goForth(_ count: Int) throws(CommandError) -> Outcome {
    guard steps.hasUndone else { throw CommandError(.nothingTo("redo")) }
    let before = state
    var lines: [String] = []
    for _ in 0..<count {
      guard let change = steps.redo(from: state, cause: cause) else { break }
      state = change.after(isRecording: isRecordingEvents)
      cause = change
      lines.append(log.redo())
    }
    return arrival(from: before, Self.remarks("redid", lines))
  }

  /// The state in which the form was opened.
  var start: State { openings.state(at: steps.place) }

  /// Takes note that the form that is open now was opened in that state.
  mutating func begin(at start: State) {
    if !start.isSame(as: self.start) { openings.add(start, at: steps.place) }
  }

  /// Takes a change for what led to the state, as where a story tells it.
  mutating func setCause(_ change: Change?) {
    cause = change
    if change != nil { hasMoved = true }
  }
}

extension Session {
  package var form: Form { state.form }
  /// The form's file as it was named.
  package var fileName: String { state.fileName }
  public var phone: Phone {
    _read { yield state.phone }
  }
  package var engine: Engine {
    _read { yield state.engine }
  }
  /// Where the form is shown now.
  package var place: Place { state.place }
  /// The active field.
  package var activeField: Field? { state.activeField }
  /// The active field's row; the form's `barRow` for the bar's field.
  package var activeRow: Int? { state.activeRow }
  /// Whether the clock stands still after a command.
  package var isHolding: Bool { state.isHolding }
  /// Whether a field of the form is secure.
  package var hasSecrets: Bool { state.hasSecrets }
  /// The file that the answers came from, and go to unless another is named.
  package var answersFile: String? { state.answersFile.path }
  /// The sum of that file as it was last read or written; empty where there was none.
  package var answersSum: String? { answersFile.flatMap { knownFiles.sum(of: $0) } }
  /// Whether answers were changed since they were saved or loaded.
  package var hasUnsavedAnswers: Bool { state.answersFile.hasUnsavedAnswers }
  /// Whether the form was edited since it was written or read.
  package var hasUnwrittenForm: Bool { state.hasUnwrittenForm }

  /// A field's value by its row, or by the form's `barRow`; empty in a row without a field.
  package func value(ofRow row: Int) -> String { state.value(ofRow: row) }

  /// What is wrong with a field that was left; its row shows it.
  package func message(ofRow row: Int) -> String? { state.messages[row] }

  /// A row's value as it may be shown: bullets for a secure one.
  package func shownValue(ofRow row: Int) -> String { state.shownValue(ofRow: row) }

  /// The way that the last command took, where that takes time.
  package var playback: Playback? { hasMoved ? cause?.playback(to: self) : nil }

  /// The state with the events of what was done last.
  var recorded: State {
    guard let cause, !state.phone.isRecording else { return state }
    var state = state
    state.phone = cause.recorded.phone
    return state
  }
}
