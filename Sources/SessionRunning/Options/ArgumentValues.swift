/// The values that a word of the command line may have.
package enum ArgumentValues: Sendable {
  case any
  case words(@Sendable () -> [String])
  /// Some words, with commas between them.
  case list(@Sendable () -> [String])
  /// Files with one of these endings, or all without any, and folders.
  case files([String])
  /// A command of a session.
  case command
}
