/// The color theme of pictures of the phone: dark, light, or chosen for the background.
package enum Theme: String, CaseIterable, Sendable {
  /// The theme that fits the terminal's background, or in a file the background of its viewer.
  case auto
  case light
  case dark
}
