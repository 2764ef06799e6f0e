/// The values that a shell offers after Tab for a word of the program's command line.
package enum ArgumentValues: Sendable {
  case any
  case words(@Sendable () -> [String])
  /// A value that is a list of these words, separated by commas.
  case list(@Sendable () -> [String])
  /// Folders, and files with one of these name extensions; all files if there are no extensions.
  case files([String])
  /// A command of an interactive session, such as `focus zip`.
  case command
}
