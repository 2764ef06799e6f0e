import Documents
import Patterns
import FoundationEssentials

extension Form {
  /// The notation of a form's definition: YAML or JSON.
  package enum Notation: Sendable {
    case yaml, json

    /// Returns the notation for a file name: JSON for `.json`, otherwise YAML.
    package init(ofFile name: String) {
      self = name.lowercased().hasSuffix(".json") ? .json : .yaml
    }
  }
}
