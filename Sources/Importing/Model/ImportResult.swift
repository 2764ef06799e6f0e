import AppSource

/// The result of reading an app's sources.
package struct ImportResult: Equatable, Sendable {
  /// The imported screens with fields, the one with the most fields first.
  package var forms: [ImportedForm]
  /// The import problems of each screen, in source order.
  package var findings: [[SourceProblem]]
  /// The import problems that don't belong to a screen with fields.
  package var leftovers: [SourceProblem]
}
