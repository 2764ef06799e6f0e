/// The values that shell completion offers for a word of the command line.
package enum ArgumentValues: Sendable {
  case any
  case words(@Sendable () -> [String])
  /// One or more of these words, separated by commas.
  case list(@Sendable () -> [String])
  /// Folders and files with one of these endings, or all files if there are no endings.
  case files([String])
  /// A command of an interactive session.
  case command
}
