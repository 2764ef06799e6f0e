import AppSource

/// A screen imported from a source file, with messages about what couldn't be imported.
struct ImportedScreen {
  var form: ImportedForm
  var findings: [SourceProblem]
}
