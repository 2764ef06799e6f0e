/// What the terminal can show.
package struct PictureStyle: Equatable, Sendable {
  package var isColored: Bool
  package var characters: PictureCharacters

  /// Creates a style; without colour a picture is plain text.
  package init(isColored: Bool = false, characters: PictureCharacters = .unicode) {
    self.isColored = isColored
    self.characters = characters
  }
}

/// The characters that a picture may use.
package enum PictureCharacters: String, CaseIterable, Sendable {
  case unicode
  /// Only what every terminal in every locale has; other letters become question marks.
  case ascii
}
