/// The background, dark or light, that a picture's colors are chosen for.
package enum Theme: String, CaseIterable, Sendable {
  /// The terminal's own background, or for a file the background that its reader uses.
  case auto
  case light
  case dark
}
