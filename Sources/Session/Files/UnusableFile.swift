/// A file of a kind, a size or in a state in which it is not used.
package enum UnusableFile: Equatable, Sendable {
  case notAFile
  case device
  case isLocked
  /// In bytes; the larger limit is that of `--large`, unless it was given.
  case tooLong(limit: Int, larger: Int?)

  var words: FileError.Words {
    switch self {
    case .notAFile: .predicate("is not an ordinary file")
    case .device: .predicate("is a device, which may have no end; a form is a file")
    case .isLocked: .clause("another process has it locked")
    case .tooLong(let limit, nil): .clause("it has more than \(limit >> 20) MB")
    case .tooLong(let limit, let larger?):
      .clause(
        "it has more than \(limit >> 20) MB; started with --large, "
          + "the limit is \(larger >> 20) MB")
    }
  }
}
