/// The program's version, and the date of its man pages.
enum Usage {
  static let version = "formlift 0.1.0"
  static let date = "November 27, 2026"
}
