import Forms
import Simulation

/// The values of settings that commands or a form have set.
///
/// Each value keeps its original text, because recordings and comparisons repeat it.
package struct ChosenSettings: Equatable, Sendable {
  /// The text of each value that was set, by the setting's name.
  package private(set) var words: [String: String] = [:]

  package init() {}

  /// Creates the values that a form sets.
  ///
  /// The form was read with the same vocabulary, so all settings are known.
  package init(_ settings: [FormSetting]) {
    words = Dictionary(settings.map { ($0.name, $0.value) }) { $1 }
  }

  /// The value of a setting, or nil if it was not set.
  package subscript<Value>(setting: TypedSetting<Value>) -> Value? {
    get { words[setting.name].flatMap(setting.domain.read) }
    set { words[setting.name] = newValue.map(setting.domain.write) }
  }

  /// Gives a setting the value in a text.
  ///
  /// The setting must admit the text.
  package mutating func choose(_ setting: Setting, _ text: String) {
    words[setting.name] = text
  }

  /// Returns these settings' values overridden by others.
  package func below(_ others: ChosenSettings) -> ChosenSettings {
    var all = self
    all.words.merge(others.words) { $1 }
    return all
  }

  /// Changes a phone's settings to the values that were set.
  package func turn(_ settings: inout Settings) {
    for (name, text) in words { Setting.named(name)?.turnPhone(&settings, text) }
  }

  /// Changes a scene's options to the values that were set.
  package func turn(_ options: inout Scene.Options) {
    for (name, text) in words { Setting.named(name)?.turnScene(&options, text) }
  }

  /// Returns the command line that sets a setting again, or nil if the setting was not set.
  ///
  /// The line needs no quotes, because the command accepts a value of several words.
  package func line(of name: String) -> String? { words[name].map { "setting \(name) \($0)" } }

  /// The command lines that set all of these values again, except those that only affect the
  /// display.
  package var lines: [String] {
    words.keys.filter { Setting.named($0).map { $0.subject != .view } == true }.sorted()
      .compactMap(line)
  }
}
