import Session

/// A phone that the user touches in live mode; for each touch, its session runs a command.
protocol TouchedPhone: AnyObject {
  var session: Session { get }
  /// Runs a command for a touch or key.
  ///
  /// If `inPlaceOfLast` is true, the line extends the last command and replaces it, so that one
  /// undo reverts both.
  func run(_ line: String, inPlaceOfLast: Bool) -> TouchResult
}

/// The result of the command that ran for a touch in live mode.
enum TouchResult: Equatable, Sendable {
  /// The command for the touch failed, with this message.
  case refused(String)
  /// The command succeeded.
  ///
  /// - Parameters:
  ///   - changesState: whether the command changed the session, so that `undo` reverts it.
  ///   - words: the last line of the command's output, or nil.
  case done(changesState: Bool, words: String?)
}
