import Foundation
import Forms
import Simulation

/// Reads a form's text with the tests' `vocabulary`; throws if it has an error.
func form(_ text: String, fileName: String = "x.yaml") throws -> Form {
  try Form(contentsOf: Data(text.utf8), fileName: fileName, vocabulary: vocabulary)
}

/// The strategies and settings that test forms may name.
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

/// The error's text if the bytes aren't a valid form, or nil if they are.
func errorText(_ data: Data, fileName: String) -> String? {
  do {
    _ = try Form(contentsOf: data, fileName: fileName, vocabulary: vocabulary)
    return nil
  } catch {
    return error.description
  }
}

/// Returns a YAML form with one row of the given lines; the first is in line 4, from column 7 on.
func yamlRow(_ lines: String...) -> String {
  "form: T\nsections:\n  - rows:\n    - " + lines.joined(separator: "\n      ")
}

/// Whether the form has exactly these rows, in this order.
func == (rows: FormRows, others: [FormRow]) -> Bool { rows.elementsEqual(others) }
