import Foundation
import Forms
import Simulation

/// Reads a form that should be sound.
func form(_ text: String, fileName: String = "x.yaml") throws -> Form {
  try Form(contentsOf: Data(text.utf8), fileName: fileName, vocabulary: vocabulary)
}

/// A few names of strategies and settings.
let vocabulary = FormVocabulary(
  strategies: ["inset-top", "inset-top reveal=bottom", "keep-bottom"],
  settings: [
    FormVocabulary.SettingRule(name: "fieldScroll", choices: ["on", "off"], domain: "on or off") {
      ["on", "off"].contains($0)
    },
    FormVocabulary.SettingRule(name: "underBars", choices: ["on", "off"], domain: "on or off") {
      ["on", "off"].contains($0)
    },
    FormVocabulary.SettingRule(
      name: "ios", choices: ["6", "7"], domain: "6 to 7", isVersion: true
    ) {
      ["6", "7"].contains($0)
    },
    FormVocabulary.SettingRule(
      name: "fieldTarget", choices: ["row", "section"], domain: "row or section"
    ) {
      ["row", "section"].contains($0)
    },
  ])

/// The error that a document's bytes give, or nil when they are a form.
func errorText(_ data: Data, fileName: String) -> String? {
  do {
    _ = try Form(contentsOf: data, fileName: fileName, vocabulary: vocabulary)
    return nil
  } catch {
    return error.description
  }
}

/// A YAML form of one row of the given lines, the first in line 4 and column 7.
func yamlRow(_ lines: String...) -> String {
  "form: T\nsections:\n  - rows:\n    - " + lines.joined(separator: "\n      ")
}

/// Whether a form's rows are those.
func == (rows: FormRows, others: [FormRow]) -> Bool { rows.elementsEqual(others) }
