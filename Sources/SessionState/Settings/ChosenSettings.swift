import Forms
import Simulation

/// The values of the settings that commands have set, or that a form's definition sets.
///
/// Each value is stored as text, because recordings and comparisons repeat the typed text.
package struct ChosenSettings: Equatable, Sendable {
  /// The values of the settings that have one, as typed, by the setting's name.
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

  /// Stores a setting's value, given as text.
  ///
  /// The caller must have checked that the setting accepts the text.
  package mutating func choose(_ setting: Setting, _ text: String) {
    words[setting.name] = text
  }

  /// Returns the values of both collections of settings; `others` win where both have a value.
  package func below(_ others: ChosenSettings) -> ChosenSettings {
    var all = self
    all.words.merge(others.words) { $1 }
    return all
  }

  /// Applies the stored values to the behavior settings of a simulated phone.
  package func turn(_ settings: inout Settings) {
    for (name, text) in words { Setting.named(name)?.turnPhone(&settings, text) }
  }

  /// Applies the stored values to the options of a scene (the simulated phone's screen and bars).
  package func turn(_ options: inout Scene.Options) {
    for (name, text) in words { Setting.named(name)?.turnScene(&options, text) }
  }

  /// Returns the command line that sets the named setting again, or nil if it has no value here.
  package func line(of name: String) -> String? { words[name].map { "setting \(name) \($0)" } }

  /// The command lines that set these values again, without settings of the terminal's display.
  package var lines: [String] {
    words.keys.filter { Setting.named($0).map { $0.subject != .view } == true }.sorted()
      .compactMap(line)
  }
}
