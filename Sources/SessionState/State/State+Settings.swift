import Forms
import Simulation
import TerminalText

extension Setting {
  /// Returns the setting with a name that the user typed.
  ///
  /// - Throws: ``CommandError`` for an unknown name.
  package static func checked(_ name: String) throws(CommandError) -> Setting {
    if let setting = named(name) { return setting }
    throw CommandError.unknown(.setting, name, among: all.map(\.name))
  }
}

extension State {
  /// Changes a setting to the value in a text, and updates the phone.
  ///
  /// - Throws: ``CommandError`` for a value that the setting or the phone can't have.
  package mutating func set(_ setting: Setting, to value: String) throws(CommandError) {
    guard setting.admits(value) else {
      throw CommandError(
        .wrong(argument: setting.name, given: value, wants: setting.domain),
        suggestions: setting.isOpen ? [] : Spelling.nearest(to: value, among: setting.choices))
    }
    try setting.check(value, phone)
    let isChanged = value != setting.value(self)
    settings.choose(setting, value)
    guard isChanged else { return }
    switch setting.subject {
    case .view: return
    case .scene: put(on: place)
    case .phone: applySettings()
    }
    simulator.refreshKeyboard()
  }
}
