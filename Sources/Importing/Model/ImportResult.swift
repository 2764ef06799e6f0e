import AppSource

/// The result of reading an app's sources.
package struct ImportResult: Equatable, Sendable {
  /// The screens with fields, the one with the most fields first.
  package var forms: [ImportedForm]
  /// The problems of each screen, in source order.
  package var findings: [[SourceProblem]]
  /// The problems outside of screens with fields.
  package var leftovers: [SourceProblem]
}
