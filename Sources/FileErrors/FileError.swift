import Foundation

/// The failure of a file operation: the operation, the file, and the cause.
package struct FileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The failed operation as a verb for the message, such as `read`.
  package enum Operation: String, Sendable {
    case open, read, write
    case createDirectory = "create the directory of"
    case makeDirectory = "make the directory"
  }

  /// The cause of a file operation's failure, grouped by its source.
  package enum Cause: Equatable, Sendable {
    /// An error code of the system (`errno`).
    case system(code: Int32)
    case file(UnusableFile)
    case contents(UnexpectedContents)
    case overwriting(OverwriteRefusal)
    case form(UnwritableForm)
    case script(SourcingFailure)
    case picture(PictureFailure)
    /// A message in words from another source, such as a program.
    case other(String)
  }

  package var path: String
  package var operation: Operation
  package var cause: Cause
  /// The command that would overwrite the file anyway, for the message; nil without such a command.
  package var force: String?
  /// The path of an example form with the name of a missing file, for the message; or nil.
  package var example: String?

  /// Creates the error for a failed operation on the file at a path.
  package init(
    _ operation: Operation, _ path: String, _ cause: Cause, force: String? = nil
  ) {
    self.force = force
    self.path = path
    self.operation = operation
    self.cause = cause
  }

  /// Creates the error for a failed system call on the file at a path.
  ///
  /// By default, the error code is the current `errno`.
  package init(_ operation: Operation, _ path: String, code: Int32 = errno) {
    self.init(operation, path, .system(code: code))
  }

  /// The system's error code (`errno`), or nil if the cause is not a system error.
  package var code: Int32? { if case .system(let code) = cause { code } else { nil } }

  /// The reason in words, without the path.
  package var reason: String {
    switch words {
    case .predicate(let text): "this \(text)" + advice
    case .clause(let text): text + advice
    }
  }

  private var advice: String {
    (force.map { "; `\($0)` replaces it" } ?? "")
      + (example.map { "; the example is \($0)" } ?? "") + adviceOnQuoting
  }

  /// The end of the message about a missing file whose name is a strategy's decision.
  private var adviceOnQuoting: String {
    guard code == ENOENT, path.wholeMatch(of: /[A-Za-z]+=[^\/]*/) != nil else { return "" }
    return "; quote a strategy with its decisions, as in --strategy 'inset-top \(path)'"
  }

  /// Whether a command's option for overwriting, such as `--force`, would remove the cause.
  package var yieldsToForce: Bool {
    cause == .overwriting(.isTheForm) || cause == .overwriting(.isReadOnly)
  }

  package var description: String {
    switch words {
    case .predicate(let text): "\(path) \(text)" + advice
    case .clause: "cannot \(operation.rawValue) \(path): \(reason)"
    }
  }

  private var words: Words {
    switch cause {
    // A file that is written need not exist, so its folder is missing.
    case .system(ENOENT) where operation == .write: .clause("its folder does not exist")
    case .system(let code): .clause(String(cString: strerror(code)))
    case .file(let cause): cause.words
    case .contents(let cause): cause.words(path)
    case .overwriting(let cause): .clause(cause.words(path))
    case .form(let cause): .clause(cause.words)
    case .script(let cause): cause.words
    case .picture(let cause): .clause(cause.words)
    case .other(let words): .clause(words)
    }
  }

  /// The words for the cause of a file operation's failure: part of a sentence or a clause.
  enum Words {
    /// The rest of a sentence that begins with the path, such as `is not a regular file`.
    case predicate(String)
    /// A clause of its own, such as `another process has locked it`.
    case clause(String)
  }
}
