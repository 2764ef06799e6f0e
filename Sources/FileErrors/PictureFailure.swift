import TerminalText

/// The reason why a picture can't be written.
package enum PictureFailure: Equatable, Sendable {
  /// The file's name has no extension of a picture format; `endings` lists the possible ones.
  case hasNoFormat(endings: [String])
  /// External programs are missing; `packages` lists the Debian packages to install.
  case needs(programs: [String], packages: [String])

  var words: String {
    switch self {
    case .hasNoFormat(let endings):
      "the name of a picture must end in \(endings.alternatives)"
    case .needs(let programs, let packages):
      "this format needs \(programs.conjunction); apt-get install "
        + "\(packages.joined(separator: " ")), or share an .svg"
    }
  }
}
