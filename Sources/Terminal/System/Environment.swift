import Foundation

/// The environment variables of the process.
package enum Environment {
  package static subscript(name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Returns the path of a program in one of the folders of `PATH`, or nil if there is none.
  package static func path(ofProgram name: String) -> String? {
    let folders = (self["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  /// Returns the values of environment variables by name, without variables that are not set.
  package static func values(of names: [String]) -> [String: String] {
    names.reduce(into: [:]) { $0[$1] = self[$1] }
  }
}
