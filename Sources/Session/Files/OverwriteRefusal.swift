/// What keeps a file from being replaced.
package enum OverwriteRefusal: Equatable, Sendable {
  /// It is there already.
  case isThere
  /// It is the form that is open, which is not replaced unasked.
  case isTheForm
  case isTheScript
  /// Its permissions say so, though in its folder a file can be replaced.
  case isReadOnly
  /// The form in it is no more what was loaded.
  case formHasChanged
  /// It is left to another session that saves its answers there.
  case isOfAnotherSession
  /// What it has would be lost, which this session has never read.
  case unread(Unread)

  /// Why a session does not know what a file of answers has.
  package enum Unread: Equatable, Sendable {
    /// Since the session began.
    case appeared
    /// Since the session read or wrote it.
    case changed
    /// It is from another day.
    case older

    fileprivate var words: String {
      switch self {
      case .appeared: "it was not there when this session began"
      case .changed: "it has changed since this session read or wrote it"
      case .older: "it has answers that this session has not read"
      }
    }
  }

  func words(_ path: String) -> String {
    switch self {
    case .isThere: "there is such a file already"
    case .isTheForm: "it is the form that is open"
    case .isTheScript: "it is the script that is run"
    case .isReadOnly: "it is read-only"
    case .formHasChanged: "it has changed since it was loaded"
    case .isOfAnotherSession:
      "another session has it, and this one is read-only; save FILE takes another, "
        + "save --force \(LineSyntax.quoted(path)) this one"
    case .unread(let why):
      "\(why.words); restore \(LineSyntax.quoted(path)) takes what it has, "
        + "save --force \(LineSyntax.quoted(path)) replaces it"
    }
  }
}
