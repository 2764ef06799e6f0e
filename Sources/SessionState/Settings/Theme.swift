/// The background that a picture's colors are chosen for.
package enum Theme: String, CaseIterable, Sendable {
  /// The terminal's own background, or the reader's of a file.
  case auto
  case light
  case dark
}
