/// The version, and the date of the man pages.
enum Usage {
  static let version = "formlift 0.1.0"
  static let date = "November 27, 2026"
}
