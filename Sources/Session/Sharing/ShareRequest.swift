/// A request for a picture of a session.
package struct ShareRequest: Equatable, Sendable {
  /// Where it goes; its name's ending says what it is.
  package let file: String
  package let format: ShareFormat
  /// The strategies that stand side by side, by their names; the session's own and those that a
  /// reader compares it with unless some are given.
  package let strategies: [String]

  /// Creates a request.
  ///
  /// - Throws: ``CommandError`` for a name with another ending.
  package init(file: String, strategies: [String] = []) throws(CommandError) {
    guard let format = ShareFormat.allCases.first(where: { file.lowercased().hasSuffix($0.ending) })
    else {
      let endings = ShareFormat.allCases.map(\.ending)
      throw CommandError(FileError(.write, file, .picture(.hasNoFormat(endings: endings))))
    }
    self.file = file
    self.format = format
    self.strategies = strategies
  }
}
