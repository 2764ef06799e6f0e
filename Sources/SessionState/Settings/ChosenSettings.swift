import Forms
import Simulation

/// The values of settings that commands have set, or those that a form sets.
///
/// Each value keeps its original text, because recordings and comparisons repeat it.
package struct ChosenSettings: Equatable, Sendable {
  /// The values that were set, as typed, by the setting's name.
  package private(set) var words: [String: String] = [:]

  package init() {}

  /// Creates the setting values that a form's definition contains.
  ///
  /// The form's parser has checked that all of these settings exist.
  package init(_ settings: [FormSetting]) {
    words = Dictionary(settings.map { ($0.name, $0.value) }) { $1 }
  }

  /// The parsed value of a setting, or nil if no value was set.
  package subscript<Value>(setting: TypedSetting<Value>) -> Value? {
    get { words[setting.name].flatMap(setting.domain.read) }
    set { words[setting.name] = newValue.map(setting.domain.write) }
  }

  /// Sets a setting to the value in a text.
  ///
  /// The text must be an accepted value of the setting.
  package mutating func choose(_ setting: Setting, _ text: String) {
    words[setting.name] = text
  }

  /// Returns these values of settings, overridden by the other ones.
  package func below(_ others: ChosenSettings) -> ChosenSettings {
    var all = self
    all.words.merge(others.words) { $1 }
    return all
  }

  /// Applies the values that were set to a phone's behavior settings.
  package func turn(_ settings: inout Settings) {
    for (name, text) in words { Setting.named(name)?.turnPhone(&settings, text) }
  }

  /// Applies the values that were set to the options of a scene (the phone's screen and bars).
  package func turn(_ options: inout Scene.Options) {
    for (name, text) in words { Setting.named(name)?.turnScene(&options, text) }
  }

  /// Returns the command line that sets a setting to its value again, or nil if no value was set.
  ///
  /// The line needs no quotes, because the command accepts a value of several words.
  package func line(of name: String) -> String? { words[name].map { "setting \(name) \($0)" } }

  /// The command lines that set all of these values again, except those of the terminal's display.
  package var lines: [String] {
    words.keys.filter { Setting.named($0).map { $0.subject != .view } == true }.sorted()
      .compactMap(line)
  }
}
