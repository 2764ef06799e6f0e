/// What keeps a picture from being written.
package enum PictureFailure: Equatable, Sendable {
  /// The endings that a picture's name may have.
  case hasNoFormat(endings: [String])
  /// Of Debian packages.
  case needs(programs: [String], packages: [String])

  var words: String {
    switch self {
    case .hasNoFormat(let endings):
      "a picture's name ends in one of \(endings.joined(separator: ", "))"
    case .needs(let programs, let packages):
      "\(programs.joined(separator: " and ")) \(programs.count == 1 ? "is" : "are") needed; "
        + "apt-get install \(packages.joined(separator: " "))"
    }
  }
}
