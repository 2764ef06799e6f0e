import TerminalText

/// The reason why a session refuses to overwrite a file.
package enum OverwriteRefusal: Equatable, Sendable {
  /// A file with this name already exists.
  case isThere
  /// The file is that of the open form, which is only replaced on request.
  case isTheForm
  case isTheScript
  /// The file is read-only, although its folder would allow replacing it.
  case isReadOnly
  /// The form in the file has changed since the session read it.
  case formHasChanged
  /// Another running session saves its answers in the file.
  case isOfAnotherSession
  /// The file has contents that this session never read and that overwriting would destroy.
  case unread(UnreadReason)

  /// The reason why a session does not know the present contents of an answers file.
  package enum UnreadReason: Equatable, Sendable {
    /// Another program created the file after the session began.
    case appeared
    /// The file changed after the session read or wrote it.
    case changed
    /// The file existed before the session began.
    case older

    fileprivate var words: String {
      switch self {
      case .appeared: "it did not exist when this session began"
      case .changed: "it has changed since this session read or wrote it"
      case .older: "it has answers that this session has not read"
      }
    }
  }

  func words(_ path: String) -> String {
    switch self {
    case .isThere: "the file already exists"
    case .isTheForm: "it is the open form"
    case .isTheScript: "it is the running script"
    case .isReadOnly: "it is read-only"
    case .formHasChanged: "it has changed since it was loaded"
    case .isOfAnotherSession:
      "another session saves to it; `save FILE` uses another file, and `save --force "
        + "\(CommandWord.quoted(path))` replaces this one"
    case .unread(let why):
      "\(why.words); `restore \(CommandWord.quoted(path))` reads it, and "
        + "`save --force \(CommandWord.quoted(path))` replaces it"
    }
  }
}
