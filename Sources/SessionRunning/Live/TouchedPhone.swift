import Session

/// The phone that a person touches: a session that takes commands.
protocol TouchedPhone: AnyObject {
  var session: Session { get }
  /// Runs a command. It replaces the last one if it continues the same kind of action.
  func run(_ line: String, inPlaceOfLast: Bool) -> TouchResult
}

/// What a command did that a touch stands for.
enum TouchResult: Equatable, Sendable {
  /// It was refused, in words.
  case refused(String)
  /// It ran.
  ///
  /// - Parameters:
  ///   - changesState: whether it can be undone on its own.
  ///   - words: what is said of it.
  case done(changesState: Bool, words: String?)
}
