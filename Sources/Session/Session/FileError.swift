import Foundation

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
    /// The words of files that are none of the system's.
    case other(String)
  }

  package var path: String
  package var operation: Operation
  package var cause: Cause

  /// Creates an error with a cause.
  package init(_ operation: Operation, _ path: String, _ cause: Cause) {
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
  package var reason: String {
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
    case .other(let words): words
    }
  }

  /// Whether it would be done if it were forced.
  var yieldsToForce: Bool { cause == .isTheForm || cause == .isReadOnly }

  package var description: String {
    switch cause {
    case .notAFile, .device: "\(path) \(reason)"
    case .system, .isLocked, .tooLong, .isTheForm, .isReadOnly, .other:
      "cannot \(operation.rawValue) \(path): \(reason)"
    }
  }
}
