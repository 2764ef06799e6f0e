import Forms
import Foundation
import Session

extension JournalForm {
  /// What a journal says of a session's form, by what that is or was before it was edited: of a
  /// file its path, whatever links lead to it.
  init(of session: Session, as form: Form? = nil) {
    self.init(form ?? session.form, path: session.fileName.realPath ?? "")
  }
}

extension String {
  /// The absolute path of the ordinary file that it names, whatever links lead to it; nil where
  /// there is none.
  var realPath: String? {
    let name = expandingHome
    var status = stat()
    guard stat(name, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let path = realpath(name, nil)
    else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// The same of a file that may be yet to be made, in a folder that is there.
  var eventualPath: String? {
    let name = expandingHome
    guard access(name, F_OK) != 0, errno == ENOENT else { return realPath }
    let folder = name.folderPart
    guard !name.namePart.isEmpty, let path = realpath(folder.isEmpty ? "." : folder, nil) else {
      return nil
    }
    defer { free(path) }
    return String(cString: path) + "/" + name.namePart
  }
}
