/// What a picture of a session is to be.
package struct ShareRequest: Equatable, Sendable {
  /// Where it goes; its name's ending says what it is.
  package let file: String
  package let format: ShareFormat
  /// The strategies that stand side by side, by their names; the session's own and those that a reader
  /// compares it with unless some are given.
  package let strategies: [String]

  /// Creates a request.
  ///
  /// - Throws: ``CommandError`` for a name with another ending.
  package init(file: String, strategies: [String] = []) throws(CommandError) {
    guard let format = ShareFormat.allCases.first(where: { file.lowercased().hasSuffix($0.ending) })
    else {
      let endings = ShareFormat.allCases.map(\.ending)
      throw CommandError(FileError(.write, file, .noPicture(endings: endings)))
    }
    self.file = file
    self.format = format
    self.strategies = strategies
  }
}

/// What a session can be sent as.
package enum ShareFormat: String, CaseIterable, Sendable {
  case svg, html, md, cast, gif, png, mp4

  package var ending: String { ".\(rawValue)" }

  var summary: String {
    switch self {
    case .svg: "plays in a README, and stands still as it ends elsewhere"
    case .html: "one page to play, scrub and step, strategies side by side"
    case .md: "form, script and figures for an issue"
    case .cast: "the session at a terminal, for asciinema"
    case .gif, .mp4: "the same as .svg for what shows no SVG"
    case .png: "how it ends"
    }
  }
}
