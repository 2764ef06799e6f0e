import Forms
import Simulation

/// The values that commands or a form gave to settings; each reads as it was given, since
/// recordings and comparisons repeat it.
struct ChosenSettings: Equatable, Sendable {
  /// What was given, by the setting's name.
  private(set) var words: [String: String] = [:]

  init() {}

  /// Creates what a form gives; the vocabulary that it was read with has no other settings.
  init(_ settings: [FormSetting]) {
    words = Dictionary(settings.map { ($0.name, $0.value) }) { $1 }
  }

  /// The value of a setting; nil where none was given.
  subscript<Value>(setting: TypedSetting<Value>) -> Value? {
    get { words[setting.name].flatMap(setting.domain.read) }
    set { words[setting.name] = newValue.map(setting.domain.write) }
  }

  /// Gives a setting the value that a text says, which it has to admit.
  mutating func choose(_ setting: Setting, _ text: String) {
    words[setting.name] = text
  }

  /// Returns them with those of others above them.
  func below(_ others: ChosenSettings) -> ChosenSettings {
    var all = self
    all.words.merge(others.words) { $1 }
    return all
  }

  /// Turns the phone's switches.
  func turn(_ settings: inout Settings) {
    for (name, text) in words { Setting.named(name)?.turnPhone(&settings, text) }
  }

  /// Sets the scene's options.
  func turn(_ options: inout Scene.Options) {
    for (name, text) in words { Setting.named(name)?.turnScene(&options, text) }
  }

  /// Returns the line that gives a setting its value again; nil where none was given.
  ///
  /// It needs no quotes: a value of several words is taken as they are.
  func line(of name: String) -> String? { words[name].map { "setting \(name) \($0)" } }

  /// The lines that give all again, but for those of what is shown.
  var lines: [String] {
    words.keys.filter { Setting.named($0).map { $0.subject != .view } == true }.sorted()
      .compactMap(line)
  }
}
