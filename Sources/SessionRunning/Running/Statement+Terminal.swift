import Foundation
import Session
import Terminal

extension Statement {
  /// Whether the command reads a file that is typed at a terminal: standard input or a device.
  var readsTerminal: Bool {
    guard let file else { return false }
    if file == "-", runsScript { return isatty(STDIN_FILENO) != 0 }
    var status = stat()
    return stat(file.expandingHome, &status) == 0 && status.st_mode & S_IFMT == S_IFCHR
  }
}
