import FileErrors
import SessionState

/// A request to write a picture or report of a session to a file, for the command `share`.
package struct ShareRequest: Equatable, Sendable {
  /// The path of the output file.
  ///
  /// Its extension selects the format.
  package let file: String
  package let format: ShareFormat
  /// The names of the strategies whose phones are shown side by side.
  ///
  /// Empty means the session's own and a default selection.
  package let strategies: [String]
  /// The color theme of the picture, or nil for the one in the session's setting.
  package let theme: Theme?

  /// Creates a request to share a session in a file.
  ///
  /// - Throws: ``CommandError`` for a file name whose extension is no supported format.
  package init(
    file: String, strategies: [String] = [], theme: Theme? = nil
  ) throws(CommandError) {
    guard let format = ShareFormat.allCases.first(where: { file.lowercased().hasSuffix($0.ending) })
    else {
      let endings = ShareFormat.allCases.map(\.ending)
      throw CommandError(FileError(.write, file, .picture(.hasNoFormat(endings: endings))))
    }
    self.file = file
    self.format = format
    self.strategies = strategies
    self.theme = theme
  }
}
