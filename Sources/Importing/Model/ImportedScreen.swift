import AppSource

/// A screen with its import problems.
struct ImportedScreen {
  var form: ImportedForm
  var findings: [SourceProblem]
}
