import Session

/// The phone that a user touches: a session that runs the commands for touches.
protocol TouchedPhone: AnyObject {
  var session: Session { get }
  /// Runs a command, which replaces the last command if it continues the same kind of action.
  func run(_ line: String, inPlaceOfLast: Bool) -> TouchResult
}

/// The result of the command that a touch stands for.
enum TouchResult: Equatable, Sendable {
  /// The command failed, with this message.
  case refused(String)
  /// The command succeeded.
  ///
  /// - Parameters:
  ///   - changesState: whether the command can be undone on its own.
  ///   - words: the last line of the command's output, or nil.
  case done(changesState: Bool, words: String?)
}
