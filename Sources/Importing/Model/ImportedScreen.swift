import AppSource

/// A screen imported from a source file, with messages about what a form can't express.
struct ImportedScreen {
  var form: ImportedForm
  var findings: [SourceProblem]
}
