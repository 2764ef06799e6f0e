/// What the terminal can show.
public struct PictureStyle: Equatable, Sendable {
  public var isColored: Bool
  public var characters: PictureCharacters

  /// Creates a style; without colour a picture is plain text.
  public init(isColored: Bool = false, characters: PictureCharacters = .unicode) {
    self.isColored = isColored
    self.characters = characters
  }
}
