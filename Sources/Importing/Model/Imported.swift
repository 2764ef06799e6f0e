import AppSource

/// The result of reading an app's sources.
package struct Imported: Equatable, Sendable {
  /// The screens with fields, the one that is meant first.
  package var forms: [ImportedForm]
  /// Of each screen what it does not say, in the order of the places.
  package var findings: [[Finding]]
  /// What was found where there is no screen with a field.
  package var leftovers: [Finding]
}
