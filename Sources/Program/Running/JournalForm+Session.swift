import Foundation
import Session

extension JournalForm {
  /// What a journal says of a session's form: of a file its path, whatever links lead to it.
  init(of session: Session) {
    self.init(session, path: Self.path(session.fileName.expandingHome))
  }

  private static func path(_ name: String) -> String {
    var status = stat()
    guard stat(name, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let path = realpath(name, nil)
    else { return "" }
    defer { free(path) }
    return String(cString: path)
  }
}
