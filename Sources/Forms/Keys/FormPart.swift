import Documents
import FormModel
import Patterns

/// A part of a form's definition, with the keys that it may have.
package enum FormPart: String, CaseIterable, Sendable {
  case form, section, row, condition, container, table, bottomBar

  /// A key of a form's definition with its help text.
  package struct Key: Sendable {
    package let name: String
    package let meaning: String
    /// The values that the key accepts, in words.
    package let domain: String
    /// The values that the key usually has, for completion.
    package let choices: [String]
    /// The default value in YAML for a missing key, or nil without a default.
    package let usual: String?
    /// An example of the key's value in YAML.
    package let example: String

    fileprivate init(_ name: String, _ rule: KeyRule, _ example: KeyExample) {
      self.name = name
      usual = example.usual
      self.example = example.value
      meaning = rule.meaning
      domain = rule.domain.words
      choices =
        switch rule.domain {
        case .names(let names), .usually(let names): names
        case .flag, .flagOr: ["true", "false"]
        case .text, .number, .structure: []
        }
    }
  }

  /// The keys of this part of a form's definition, in the order in which Formlift writes them.
  package var keys: [Key] {
    switch self {
    case .form: FormKey.inOrder.map { Key($0.rawValue, $0.rule, $0.example) }
    case .section: SectionKey.allCases.map { Key($0.rawValue, $0.rule, $0.example) }
    case .row: RowKey.inOrder.map { Key($0.rawValue, $0.rule, $0.example) }
    case .condition: ConditionKey.allCases.map { Key($0.rawValue, $0.rule, $0.example) }
    case .container: ContainerKey.allCases.map { Key($0.rawValue, $0.rule, $0.example) }
    case .table: TableKey.allCases.map { Key($0.rawValue, $0.rule, $0.example) }
    case .bottomBar: BottomBarKey.allCases.map { Key($0.rawValue, $0.rule, $0.example) }
    }
  }
}
