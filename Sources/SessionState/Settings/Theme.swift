/// The color theme of pictures: for a dark background, a light one, or an automatic choice.
package enum Theme: String, CaseIterable, Sendable {
  /// The theme for the terminal's background, or in a file for the background that its viewer uses.
  case auto
  case light
  case dark
}
