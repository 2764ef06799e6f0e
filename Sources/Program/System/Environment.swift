import Foundation

/// The variables that the process was started with.
enum Environment {
  static subscript(name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Returns those of some variables that are set.
  static func values(of names: [String]) -> [String: String] {
    names.reduce(into: [:]) { $0[$1] = self[$1] }
  }
}
