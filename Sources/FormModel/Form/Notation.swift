import Documents
import Patterns
import FoundationEssentials

extension Form {
  /// The two ways to write a form's definition.
  package enum Notation: Sendable {
    case yaml, json

    /// The notation of a file by its name's ending: JSON for `.json`, else YAML.
    package init(ofFile name: String) {
      self = name.lowercased().hasSuffix(".json") ? .json : .yaml
    }
  }
}
