import Foundation
import Forms

/// Reads a form that should be sound.
func form(_ text: String, fileName: String = "x.yaml") throws -> Form {
  try Form(contentsOf: Data(text.utf8), fileName: fileName)
}

/// The error that a document's bytes give, or nil when they are a form.
func errorText(_ data: Data, fileName: String, known: KnownSettings = KnownSettings()) -> String? {
  do {
    _ = try Form(contentsOf: data, fileName: fileName, known: known)
    return nil
  } catch {
    return error.description
  }
}

/// A YAML form of one row of the given lines, the first in line 4 and column 7.
func yamlRow(_ lines: String...) -> String {
  "form: T\nsections:\n  - rows:\n    - " + lines.joined(separator: "\n      ")
}
