import Foundation

/// A file operation that the system refused.
struct FileError: Error, Equatable, CustomStringConvertible {
  enum Operation: String, Sendable {
    case open, read, write, replace
    case createDirectory = "create the directory of"
  }

  var path: String
  var operation: Operation
  /// The system's `errno`.
  var code: Int32

  init(_ operation: Operation, _ path: String, code: Int32 = errno) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  var description: String {
    "cannot \(operation.rawValue) \(path): \(String(cString: strerror(code)))"
  }
}
