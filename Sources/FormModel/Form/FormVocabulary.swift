import Documents
import Patterns

/// The names of strategies and settings that a form may use.
///
/// The names are computed only when a form uses a strategy or a setting.
package struct FormVocabulary: Sendable {
  private let makeStrategies: @Sendable () -> [String]
  private let makeSettings: @Sendable () -> [SettingRule]

  package var strategies: [String] { makeStrategies() }
  package var settings: [SettingRule] { makeSettings() }

  /// The name and the accepted values of a setting that a form may change.
  package struct SettingRule: Sendable {
    package var name: String
    /// The words that the setting accepts.
    ///
    /// For numbers, these are only suggestions.
    package var choices: [String]
    /// A description of the values that the setting accepts, as in `on or off`.
    package var domain: String
    /// Whether this is the setting of the iOS version.
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

/// A setting of the phone in a form's file, such as the iOS version, with an accepted value.
package struct FormSetting: Equatable, Sendable {
  package let name: String
  package let value: String
  package let isVersion: Bool
  /// The place of the setting in the form's file.
  package let place: FormError.Place

  /// Creates a setting in a form.
  ///
  /// `isVersion` marks the setting of the iOS version. `place` is in the form's file.
  package init(name: String, value: String, isVersion: Bool, place: FormError.Place) {
    self.name = name
    self.value = value
    self.isVersion = isVersion
    self.place = place
  }

  /// Compares name and value of two settings, ignoring their places in the file.
  package static func == (left: FormSetting, right: FormSetting) -> Bool {
    left.name == right.name && left.value == right.value
  }
}
