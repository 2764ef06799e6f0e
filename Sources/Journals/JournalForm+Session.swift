import Forms
import Foundation
import Session
import Terminal

extension JournalForm {
  /// Creates the description of a session's form that the journal of unsaved answers stores.
  ///
  /// The path is that of the form's file, with links resolved. `form` is the form before it was
  /// edited, if that differs.
  package init(of session: Session, as form: Form? = nil) {
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

  /// The absolute path for a file at this path, which may not exist yet.
  ///
  /// Nil if the file's folder doesn't exist.
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
