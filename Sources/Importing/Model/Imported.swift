import AppSource

/// The result of reading an app's sources.
package struct Imported: Equatable, Sendable {
  /// The screens with fields, the one with the most fields first.
  package var forms: [ImportedForm]
  /// The problems of each screen, in source order.
  package var findings: [[Finding]]
  /// The problems outside of screens with fields.
  package var leftovers: [Finding]
}
