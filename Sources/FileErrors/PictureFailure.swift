import TerminalText

/// The reason why a picture can't be written.
package enum PictureFailure: Equatable, Sendable {
  /// The file name has no supported extension; `endings` lists them.
  case hasNoFormat(endings: [String])
  /// Programs are missing; `packages` lists the Debian packages that contain them.
  case needs(programs: [String], packages: [String])

  var words: String {
    switch self {
    case .hasNoFormat(let endings):
      "the name of a picture must end in \(endings.alternatives)"
    case .needs(let programs, let packages):
      "\(programs.joined(separator: " and ")) \(programs.count == 1 ? "is" : "are") needed; "
        + "apt-get install \(packages.joined(separator: " "))"
    }
  }
}
