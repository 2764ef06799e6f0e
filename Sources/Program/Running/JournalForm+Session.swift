import Foundation
import Session

extension JournalForm {
  /// What a journal says of a session's form: of a file its path, whatever links lead to it.
  init(of session: Session) {
    self.init(session, path: session.fileName.realPath ?? "")
  }
}

extension String {
  /// The absolute path of the ordinary file that it names, whatever links lead to it; nil where there
  /// is none.
  var realPath: String? {
    let name = expandingHome
    var status = stat()
    guard stat(name, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let path = realpath(name, nil)
    else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
