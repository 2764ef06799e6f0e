import AppSource

/// The forms imported from an app's source files, with what couldn't be imported.
package struct ImportResult: Equatable, Sendable {
  /// The imported screens that have fields, beginning with the one with the most fields.
  package var forms: [ImportedForm]
  /// What couldn't be imported from each of the screens in `forms`, in source order.
  package var findings: [[SourceProblem]]
  /// What couldn't be imported outside of these screens, such as syntax errors.
  package var leftovers: [SourceProblem]
}
