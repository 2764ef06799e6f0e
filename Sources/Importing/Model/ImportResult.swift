import AppSource

/// The forms imported from an app's source files, with what couldn't be imported.
package struct ImportResult: Equatable, Sendable {
  /// The imported screens that have fields; the one with the most fields comes first.
  package var forms: [ImportedForm]
  /// For each screen in `forms`, messages about what couldn't be imported, in source order.
  package var findings: [[SourceProblem]]
  /// Messages about what couldn't be imported outside of the screens in `forms`, such as syntax
  /// errors.
  package var leftovers: [SourceProblem]
}
