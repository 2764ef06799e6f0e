import FileErrors
import SessionState

/// A request for a picture or report of a session.
package struct ShareRequest: Equatable, Sendable {
  /// The output file.
  ///
  /// Its extension selects the format.
  package let file: String
  package let format: ShareFormat
  /// The names of the strategies to show side by side.
  ///
  /// Empty means the session's own and a default selection.
  package let strategies: [String]
  /// The colors, or nil for those of the session's setting.
  package let theme: Theme?

  /// Creates a request.
  ///
  /// - Throws: ``CommandError`` for a name with another extension.
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
