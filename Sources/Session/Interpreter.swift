import Avoidance
import Forms
import Foundation
import Simulation

/// Runs commands on a session and keeps what it was before.
///
/// A command that fails leaves the session as it was.
package struct Interpreter {
  package internal(set) var session: Session
  var undone: [Session] = []
  var past: [Session] = []
  let files: any FileAccess
  var journal = Journal()
  var recording: Recording?
  /// What puts a form where this session found it.
  let opening: [String]
  /// Whether the command that is being run has changed something.
  var hasChanged = false

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
    let before = session
    hasChanged = false
    let outcome = try perform(command)
    note(command, as: line, before: before, isChange: hasChanged)
    return outcome
  }

  /// Has commands say what VoiceOver would.
  package mutating func speak() { session.isSpeaking = true }

  private mutating func perform(_ command: Command) throws(CommandError) -> Outcome {
    switch command {
    case .record(let recording): return try record(recording)
    case .undo(let count): return try undo(count)
    case .redo(let count): return try redo(count)
    case .save(let file): return try save(to: file)
    default: return try command.isLook ? look(command) : change(command)
    }
  }

  /// Runs a command that may change the session.
  private mutating func change(_ command: Command) throws(CommandError) -> Outcome {
    var next = session
    next.phone.clearEvents()
    next.changedRows = []
    var outcome = try next.apply(command, files: files)
    let start = command.isStep ? session : next
    if !next.isHolding { next.settle() }
    outcome.playback = Playback(from: start, to: next)
    if next.isSpeaking {
      outcome.notices.append(Speech(next).line)
    } else if !command.beginsAnew, next.hasMoved(since: session) || command.isMoving {
      outcome.notices.append(Movement(from: session.phone, to: next).line)
    }
    outcome.changesView = true
    remember(session, before: next)
    session = next
    return outcome
  }

  /// Writes the answers; the state stays but for its mark of unsaved answers.
  private mutating func save(to file: String?) throws(CommandError) -> Outcome {
    let path = file ?? session.answersFileName
    let pairs = session.pairs
    do throws(FileFailure) {
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
  /// Whether it says where things stand even if nothing moved.
  fileprivate var isMoving: Bool {
    switch self {
    case .focus, .next, .previous, .returnKey, .dismiss, .tap, .drag, .scroll, .step: true
    default: false
    }
  }

  /// Whether it only lets time pass.
  fileprivate var isStep: Bool {
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
  /// Lets the clock run until nothing is pending.
  mutating func settle() { phone.settle(&engine) }

  /// Whether anything on the phone is where it was not.
  func hasMoved(since old: Session) -> Bool {
    phone.table != old.phone.table || phone.keyboard != old.phone.keyboard
      || phone.rootView != old.phone.rootView || phone.responder != old.phone.responder
  }

  /// Whether nothing differs but the record of what the last command did.
  func isSame(as other: Session) -> Bool {
    var mine = self
    var others = other
    mine.changedRows = []
    others.changedRows = []
    mine.phone.clearEvents()
    others.phone.clearEvents()
    return mine == others
  }

  /// The file that `save` writes to unless it is told another.
  var answersFileName: String {
    let name = fileName.split(separator: "/").last ?? "form"
    let ending = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 }
    return "\(name[..<(ending ?? name.endIndex)]).answers.json"
  }
}
