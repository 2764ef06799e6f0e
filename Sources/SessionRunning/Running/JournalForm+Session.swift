import Forms
import Foundation
import Session
import Terminal

extension JournalForm {
  /// Creates the description of a session's form that the journal of unsaved answers stores.
  ///
  /// It has the real path of the form's file. `form` is the form before it was edited, if that
  /// differs.
  init(of session: Session, as form: Form? = nil) {
    self.init(form ?? session.form, path: session.fileName.realPath ?? "")
  }
}

extension String {
  /// The absolute path of the regular file at this path, with links resolved.
  ///
  /// Nil if there is no such file.
  var realPath: String? {
    let name = expandingHome
    var status = stat()
    guard stat(name, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let path = realpath(name, nil)
    else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// The absolute path for this path of a file, which may not exist yet.
  ///
  /// Nil if its folder doesn't exist.
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
