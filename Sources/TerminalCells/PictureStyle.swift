/// The abilities of a terminal that determine how a picture is drawn, such as colors.
package struct PictureStyle: Equatable, Sendable {
  package var isColored: Bool
  /// Whether the terminal can underline text, with or without colors.
  package var hasRules: Bool
  package var characters: PictureCharacters
  /// Whether the picture's colors are for a light background.
  package var isLight = false

  /// Creates a picture's style from the terminal's abilities.
  ///
  /// Without colors and underlines, a picture is plain text.
  package init(
    isColored: Bool = false, hasRules: Bool = false, characters: PictureCharacters = .unicode
  ) {
    self.isColored = isColored
    self.hasRules = hasRules
    self.characters = characters
  }

  /// The kinds of emphasis that the terminal supports, such as colors.
  ///
  /// Many terminals show bold and dim as colors, so these need colors, too.
  package var inks: Ink { isColored ? .all : hasRules ? .ruled : [] }
}

/// The characters that a picture may use on the terminal.
package enum PictureCharacters: String, CaseIterable, Sendable {
  case unicode
  /// Only ASCII characters, which every terminal in every locale can show.
  ///
  /// Other characters are replaced by similar ones or question marks.
  case ascii
}
