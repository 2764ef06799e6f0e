import Avoidance
import Forms
import Foundation
import Simulation

/// Runs commands on a session and keeps what it was before.
///
/// A command that fails leaves the session as it was.
package struct Interpreter {
  package internal(set) var session: Session
  /// How the session came to be what it is, unless it was opened so.
  var cause: Change?
  var past: [Step] = []
  var undone: [Undone] = []
  let files: any FileAccess
  var journal = Journal()
  var recording: Recording?
  /// What puts a form where this session found it.
  let opening: [String]
  /// Whether the command that was run last has made another state.
  var hasChanged = false
  /// Whether the command that was run last may have moved something.
  private var hasMoved = false
  /// Whether outcomes say what moved.
  package var isTelling = true
  /// Whether events are kept as they happen; otherwise they are found when they are asked for.
  package var isRecordingEvents = false

  /// A change that can be taken back, and what the state before it came from.
  struct Step {
    let change: Change
    let cause: Change?
  }

  /// A state that can be had again, and what it came from.
  struct Undone {
    let step: Step
    let session: Session
    let cause: Change?
  }

  /// The number of changes that can be taken back at least; up to twice as many are kept.
  static let undoLimit = 1000

  /// Creates an interpreter that has run nothing yet.
  package init(_ session: Session, files: any FileAccess) {
    self.session = session
    self.files = files
    opening = Self.opening(of: session)
  }

  /// Runs one command.
  ///
  /// - Parameters:
  ///   - command: the command.
  ///   - line: the line that asked for it, for a recording; nil for what nobody wrote.
  /// - Returns: what it did.
  /// - Throws: ``CommandError`` that says why it did nothing.
  package mutating func run(
    _ command: Command, as line: String? = nil
  ) throws(CommandError) -> Outcome {
    hasChanged = false
    hasMoved = false
    guard !command.isChange else {
      let isSecret = line.map { session.tellsSecret($0, command) } ?? false
      let outcome = try change(command)
      note(command, as: line, isSecret: isSecret)
      return outcome
    }
    let outcome = try perform(command)
    if let line, command.isRemark {
      note(command, as: line, isSecret: session.tellsSecret(line, command))
    }
    return outcome
  }

  /// The way that the last command took, where that takes time.
  package var playback: Playback? { hasMoved ? cause?.playback(to: session) : nil }

  /// The session with the events of what was done last.
  package var recorded: Session {
    guard let cause, !session.phone.isRecording else { return session }
    var session = session
    session.phone = cause.recorded.phone
    return session
  }

  /// Has commands say what VoiceOver would.
  package mutating func speak() { session.isSpeaking = true }

  private mutating func perform(_ command: Command) throws(CommandError) -> Outcome {
    switch command {
    case .record(let recording): return try record(recording)
    case .undo(let count): return try undo(count)
    case .redo(let count): return try redo(count)
    case .save(let file): return try save(to: file)
    default: return try look(command)
    }
  }

  /// Runs a command that may change the session.
  private mutating func change(_ command: Command) throws(CommandError) -> Outcome {
    let change = Change(command, before: session)
    var outcome: Outcome
    do {
      session.begin(isRecording: isRecordingEvents)
      outcome = try session.apply(command, files: files)
    } catch {
      session = change.before
      throw error
    }
    if !session.isHolding { session.settle() }
    hasMoved = true
    if isTelling, let movement = movement(command, from: change.before) {
      outcome.notices.append(movement)
    }
    outcome.changesView = true
    remember(change)
    return outcome
  }

  /// Says what a command moved, or what VoiceOver would.
  private func movement(_ command: Command, from old: Session) -> String? {
    if session.isSpeaking { return Speech(session).line }
    guard !command.beginsAnew, command.isMoving || session.hasMoved(since: old) else { return nil }
    return Movement(from: old.phone, to: session).line
  }

  /// Writes the answers; the state stays but for its mark of unsaved answers.
  private mutating func save(to file: String?) throws(CommandError) -> Outcome {
    let path = file ?? session.answersFileName
    let pairs = session.pairs
    do throws(FileError) {
      try files.write(answersJSON(pairs), to: path)
    } catch {
      throw CommandError(.file(name: error.path, reason: error.reason))
    }
    session.hasUnsavedAnswers = false
    let count = pairs.count == 1 ? "1 answer" : "\(pairs.count) answers"
    return Outcome(notices: ["saved \(count) to \(path)"])
  }
}

extension Command {
  /// Whether it makes another state.
  fileprivate var isChange: Bool {
    switch self {
    case .record, .undo, .redo, .save: false
    default: !isLook
    }
  }

  /// Whether it says where things stand even if nothing moved.
  fileprivate var isMoving: Bool {
    switch self {
    case .focus, .next, .previous, .returnKey, .dismiss, .tap, .drag, .scroll, .step: true
    default: false
    }
  }

  /// Whether it only lets time pass.
  var isStep: Bool {
    guard case .step = self else { return false }
    return true
  }

  /// Whether what it leaves was not there before, so that nothing has moved.
  fileprivate var beginsAnew: Bool {
    switch self {
    case .load, .reload, .device: true
    default: false
    }
  }
}

extension Session {
  /// Forgets what the last command did.
  mutating func begin(isRecording: Bool) {
    phone.clearEvents()
    phone.isRecording = isRecording
    changedRows = []
  }

  /// Lets the clock run until nothing is pending.
  mutating func settle() { simulator.settle() }

  /// Whether anything on the phone is where it was not.
  func hasMoved(since old: Session) -> Bool {
    phone.table != old.phone.table || phone.keyboard != old.phone.keyboard
      || phone.rootView != old.phone.rootView || phone.responder != old.phone.responder
  }

  /// Whether nothing differs but the record of what the last command did.
  func isSame(as other: Session) -> Bool {
    // Most commands change one of these, and to compare them copies nothing.
    guard phone.responder == other.phone.responder, phone.clock == other.phone.clock,
      phone.table.contentOffset == other.phone.table.contentOffset, answers == other.answers
    else { return false }
    var mine = self
    var others = other
    mine.begin(isRecording: false)
    others.begin(isRecording: false)
    return mine == others
  }

  /// The file that `save` writes to unless it is told another.
  var answersFileName: String {
    let name = fileName.split(separator: "/").last ?? "form"
    let ending = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 }
    return "\(name[..<(ending ?? name.endIndex)]).answers.json"
  }
}
