import AppSource

/// A screen, and what of it could not be read.
struct ImportedScreen {
  var form: ImportedForm
  var findings: [Finding]
}
