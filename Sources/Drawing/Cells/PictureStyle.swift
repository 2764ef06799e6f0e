/// The abilities of a terminal that a picture is drawn for.
package struct PictureStyle: Equatable, Sendable {
  package var isColored: Bool
  /// Whether a rule can be put below what stands in a line, also without colours.
  package var hasRules: Bool
  package var characters: PictureCharacters

  /// Creates a style; without colours and rules a picture is plain text.
  package init(
    isColored: Bool = false, hasRules: Bool = false, characters: PictureCharacters = .unicode
  ) {
    self.isColored = isColored
    self.hasRules = hasRules
    self.characters = characters
  }

  /// What it sets off; many terminals show bold and dim as colours, and so they go with these.
  var inks: Ink { isColored ? .all : hasRules ? .ruled : [] }
}

/// The characters that a picture may use.
package enum PictureCharacters: String, CaseIterable, Sendable {
  case unicode
  /// Only what every terminal in every locale has; other letters become question marks.
  case ascii
}
