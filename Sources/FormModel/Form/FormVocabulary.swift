import Documents
import Patterns

/// The names that a form may give and that neither it nor the phone defines: those of strategies
/// and of settings; made when a form gives one.
package struct FormVocabulary: Sendable {
  private let makeStrategies: @Sendable () -> [String]
  private let makeSettings: @Sendable () -> [SettingRule]

  package var strategies: [String] { makeStrategies() }
  package var settings: [SettingRule] { makeSettings() }

  /// A setting that a form may turn.
  package struct SettingRule: Sendable {
    package var name: String
    /// The words it takes; of numbers those that are worth a suggestion.
    package var choices: [String]
    /// What it takes, in words, as in `on or off`.
    package var domain: String
    /// Whether it is the version of iOS.
    package var isVersion: Bool
    package var admits: @Sendable (String) -> Bool

    package init(
      name: String, choices: [String], domain: String, isVersion: Bool = false,
      admits: @escaping @Sendable (String) -> Bool
    ) {
      self.name = name
      self.choices = choices
      self.domain = domain
      self.isVersion = isVersion
      self.admits = admits
    }
  }

  package init(
    strategies: @autoclosure @escaping @Sendable () -> [String],
    settings: @autoclosure @escaping @Sendable () -> [SettingRule]
  ) {
    makeStrategies = strategies
    makeSettings = settings
  }
}

/// A setting as a form turns it; the vocabulary has it and admits the value.
package struct FormSetting: Equatable, Sendable {
  package let name: String
  package let value: String
  package let isVersion: Bool
  /// Where the form has it.
  package let place: FormError.Place

  package init(name: String, value: String, isVersion: Bool, place: FormError.Place) {
    self.name = name
    self.value = value
    self.isVersion = isVersion
    self.place = place
  }

  /// Two are equal if they say the same, wherever they stand.
  package static func == (left: FormSetting, right: FormSetting) -> Bool {
    left.name == right.name && left.value == right.value
  }
}
