import Foundation
import TerminalText

/// A file operation that was refused.
package struct FileError: Error, Equatable, Sendable, CustomStringConvertible {
  package enum Operation: String, Sendable {
    case open, read, write
    case createDirectory = "create the directory of"
    case makeDirectory = "make the directory"
  }

  package enum Cause: Equatable, Sendable {
    /// The system's `errno`.
    case system(code: Int32)
    case notAFile
    case isLocked
    /// In bytes; the larger limit is that of `--large`, unless it was given.
    case tooLong(limit: Int, larger: Int?)
    case device
    /// It is the form that is open, which is not replaced unasked.
    case isTheForm
    /// Its permissions say so, though in its folder a file can be replaced.
    case isReadOnly
    /// It is there already, and would be replaced.
    case isThere
    /// The form in it is no more what was loaded.
    case formHasChanged
    /// It is left to another session that saves its answers there.
    case isOfAnotherSession
    /// What it has would be lost, which this session has never read.
    case unread(Unread)
    case isTheScript
    case sourcesItself
    case sourcedTooDeep(limit: Int)
    case failedLines(Int)
    case holdsAnswers
    case holdsForm
    /// The form that is open came from no file.
    case formIsBuiltIn
    case formWithoutFields
    /// By its header or its number.
    case sectionWithoutRows(String)
    case noAuditPart
    case partOfAnotherAudit
    case noAuditReport
    /// With the first line that could not be read, where there is one, and why.
    case noNotification(problem: String?)
    /// The endings that a picture's name may have.
    case noPicture(endings: [String])
    /// Of Debian packages.
    case needs(programs: [String], packages: [String])
    /// The words of files or programs that are none of the system's.
    case other(String)
  }

  /// Why a session does not know what a file of answers has.
  package enum Unread: Equatable, Sendable {
    /// Since the session began.
    case appeared
    /// Since the session read or wrote it.
    case changed
    /// It is from another day.
    case older
  }

  package var path: String
  package var operation: Operation
  package var cause: Cause
  /// The command that does it nevertheless, where there is one.
  var force: String?

  /// Creates an error with a cause.
  package init(
    _ operation: Operation, _ path: String, _ cause: Cause, force: String? = nil
  ) {
    self.force = force
    self.path = path
    self.operation = operation
    self.cause = cause
  }

  /// Creates an error with the system's reason, by itself that of the last call.
  package init(_ operation: Operation, _ path: String, code: Int32 = errno) {
    self.init(operation, path, .system(code: code))
  }

  /// The system's `errno`, where it was the system that refused.
  package var code: Int32? { if case .system(let code) = cause { code } else { nil } }

  /// Why the operation was refused, without the path.
  package var reason: String { causeInWords + (force.map { "; \($0) replaces it" } ?? "") }

  private var causeInWords: String {
    switch cause {
    case .system(let code): String(cString: strerror(code))
    case .notAFile: "is not an ordinary file"
    case .isLocked: "another process has it locked"
    case .tooLong(let limit, nil): "it has more than \(limit >> 20) MB"
    case .tooLong(let limit, let larger?):
      "it has more than \(limit >> 20) MB; started with --large, the limit is \(larger >> 20) MB"
    case .device: "is a device, which may have no end; a form is a file"
    case .isTheForm: "it is the form that is open"
    case .isReadOnly: "it is read-only"
    case .isThere: "there is such a file already"
    case .formHasChanged: "it has changed since it was loaded"
    case .isOfAnotherSession:
      "another session has it, and this one is read-only; save FILE takes another, "
        + "save --force \(LineSyntax.quoted(path)) this one"
    case .unread(let why):
      "\(why.words); restore \(LineSyntax.quoted(path)) takes what it has, "
        + "save --force \(LineSyntax.quoted(path)) replaces it"
    case .isTheScript: "it is the script that is run"
    case .sourcesItself: "is being run already; a cycle would never end"
    case .sourcedTooDeep(let limit): "scripts source each other \(limit) deep at most"
    case .failedLines(1): "a line of it failed"
    case .failedLines(let count): "\(count) lines of it failed"
    case .holdsAnswers:
      "it holds answers, not a form; restore \(LineSyntax.quoted(path)) takes them"
    case .holdsForm: "it holds a form, not answers; load \(LineSyntax.quoted(path)) opens it"
    case .formIsBuiltIn: "the form is built in; write FILE gives it a file"
    case .formWithoutFields: "the form has no field yet; row add ID gives it one"
    case .sectionWithoutRows(let name):
      "section \(Quotation.bare(name)) has no row yet; "
        + "row add ID in \(LineSyntax.quoted(name)) gives it one"
    case .noAuditPart: "is no part of an audit"
    case .partOfAnotherAudit: "is a part of another audit"
    case .noAuditReport: "is no report of audit --format json"
    case .noNotification(let problem):
      "no keyboard notification with a frame in it\(problem.map { "; \($0)" } ?? ""); "
        + "help replay says what is read"
    case .noPicture(let endings):
      "a picture's name ends in one of \(endings.joined(separator: ", "))"
    case .needs(let programs, let packages):
      "\(programs.joined(separator: " and ")) \(programs.count == 1 ? "is" : "are") needed; "
        + "apt-get install \(packages.joined(separator: " "))"
    case .other(let words): words
    }
  }

  /// Whether it would be done if it were forced.
  var yieldsToForce: Bool { cause == .isTheForm || cause == .isReadOnly }

  package var description: String {
    switch cause {
    case .notAFile, .device, .sourcesItself, .noAuditPart, .partOfAnotherAudit, .noAuditReport:
      "\(path) \(reason)"
    case .system, .isLocked, .tooLong, .isTheForm, .isReadOnly, .isThere, .formHasChanged,
      .isOfAnotherSession, .unread, .isTheScript, .sourcedTooDeep, .failedLines, .holdsAnswers,
      .holdsForm, .formIsBuiltIn, .formWithoutFields,
      .sectionWithoutRows, .noNotification, .noPicture, .needs, .other:
      "cannot \(operation.rawValue) \(path): \(reason)"
    }
  }
}

extension FileError.Unread {
  fileprivate var words: String {
    switch self {
    case .appeared: "it was not there when this session began"
    case .changed: "it has changed since this session read or wrote it"
    case .older: "it has answers that this session has not read"
    }
  }
}
