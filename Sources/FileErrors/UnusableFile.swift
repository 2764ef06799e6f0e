/// The reason why a file can't be used: its kind, its size, or its state.
package enum UnusableFile: Equatable, Sendable {
  case notAFile
  case device
  case isLocked
  /// The file is longer than a limit, in bytes.
  ///
  /// `larger` is the limit with the option `--large`, or nil if that option doesn't help.
  case tooLong(limit: Int, larger: Int?)

  var words: FileError.Words {
    switch self {
    case .notAFile: .predicate("is not a regular file")
    case .device: .predicate("is a device, not a file")
    case .isLocked: .clause("another process has locked it")
    case .tooLong(let limit, nil): .clause("it has more than \(limit >> 20) MB")
    case .tooLong(let limit, let larger?):
      .clause(
        "it has more than \(limit >> 20) MB; with --large, the limit is \(larger >> 20) MB")
    }
  }
}
