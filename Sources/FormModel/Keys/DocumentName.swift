import Documents
import Patterns

/// A value that form definitions refer to by name, such as a kind of field.
package protocol DocumentName: RawRepresentable<String>, CaseIterable {
  /// Alternative names of the values, in lower case and without hyphens.
  static var aliases: [String: Self] { get }
}

extension DocumentName {
  package static var aliases: [String: Self] { [:] }

  package static var names: [String] { allCases.map(\.rawValue) }

  /// Finds the value with a name in a form's definition, ignoring hyphens and case; or returns nil.
  package init?(spelled name: String) {
    // Fast path: most documents use the exact name, perhaps 100,000 times.
    if let exact = Self(rawValue: name) {
      self = exact
      return
    }
    let folded = Self.fold(name)
    let named = Self.allCases.first { Self.fold($0.rawValue) == folded }
    guard let value = named ?? Self.aliases[folded] else { return nil }
    self = value
  }

  private static func fold(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" }
  }
}
