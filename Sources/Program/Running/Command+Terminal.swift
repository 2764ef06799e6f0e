import Foundation
import Session

extension Command {
  /// Whether it reads a file that is typed at a terminal: standard input, or a device by its name.
  var readsTerminal: Bool {
    switch self {
    case .source("-"): return isatty(STDIN_FILENO) != 0
    case .source(let path), .load(let path):
      var status = stat()
      return stat(path.expandingHome, &status) == 0 && status.st_mode & S_IFMT == S_IFCHR
    default: return false
    }
  }
}
