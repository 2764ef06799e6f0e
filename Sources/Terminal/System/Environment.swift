import Foundation

/// The environment variables of the process.
package enum Environment {
  package static subscript(name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Returns the values of environment variables by name, without variables that are not set.
  package static func values(of names: [String]) -> [String: String] {
    names.reduce(into: [:]) { $0[$1] = self[$1] }
  }
}
