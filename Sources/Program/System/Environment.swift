import Foundation

/// The environment variables of the process.
enum Environment {
  static subscript(name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Returns the given variables that are set.
  static func values(of names: [String]) -> [String: String] {
    names.reduce(into: [:]) { $0[$1] = self[$1] }
  }
}
