import Documents
import Patterns

/// A kind of value that a form's definition gives by one of a list of names.
package protocol DocumentName: RawRepresentable<String>, CaseIterable {
  /// Other spellings, in lower case and without dashes.
  static var aliases: [String: Self] { get }
}

extension DocumentName {
  package static var aliases: [String: Self] { [:] }

  package static var names: [String] { allCases.map(\.rawValue) }

  /// Finds the value of a name, dashes and case aside.
  package init?(spelled name: String) {
    // Nearly every document has the plain spelling, and may have it 100,000 times.
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
