import Foundation
import Simulation

/// A behaviour that a command can turn another way, whatever the type of its values.
///
/// To add one, make it among those of ``all``; one that code looks at is a ``TypedSetting`` with a
/// name of its own.
package struct Setting: Sendable {
  package let name: String
  /// What it is, in one line.
  package let summary: String
  /// Whose word its default rests on.
  package let source: String
  let subject: Subject
  /// The words it takes; of numbers those that are worth a suggestion.
  package let choices: [String]
  /// What it takes, in words.
  let domain: String
  /// Whether it takes more than its choices.
  let isOpen: Bool
  /// Whether its value may be written as several words.
  let takesSeveralWords: Bool
  /// Returns whether it can have the value that a text says.
  let admits: @Sendable (String) -> Bool
  /// Returns its value in a state, as a command writes it.
  let value: @Sendable (State) -> String
  /// Returns its value in a state, as a program reads it.
  let stateValue: @Sendable (State) -> StateValue
  /// Makes sure that a phone can have the value that a text says.
  let check: @Sendable (String, Phone) throws(CommandError) -> Void
  /// Turns the phone's switch, where it is one.
  let turnPhone: @Sendable (inout Settings, String) -> Void
  /// Sets the scene's option, where it is one.
  let turnScene: @Sendable (inout Scene.Options, String) -> Void

  /// What a setting is about.
  enum Subject: Sendable {
    /// How things are shown.
    case view
    /// The screen, its bars and the code on it: the form is put on the phone again.
    case scene
    /// How the phone behaves.
    case phone
  }

  /// Creates a setting without the type of its values.
  init<Value>(_ setting: TypedSetting<Value>) {
    let domain = setting.domain
    name = setting.name
    summary = setting.summary
    source = setting.source
    subject =
      switch setting.target {
      case .view: .view
      case .place, .scene: .scene
      case .phone: .phone
      }
    choices = domain.choices
    self.domain = domain.summary
    isOpen = domain.isOpen
    takesSeveralWords = domain.takesSeveralWords
    admits = { domain.read($0) != nil }
    value = { domain.write(setting.value(in: $0)) }
    stateValue = { domain.stateValue(setting.value(in: $0)) }
    check = { text, phone throws(CommandError) in
      if let value = domain.read(text) { try setting.check(value, phone) }
    }
    turnPhone = { settings, text in
      if let value = domain.read(text) { setting.turn(&settings, to: value) }
    }
    turnScene = { options, text in
      if let value = domain.read(text) { setting.turn(&options, to: value) }
    }
  }
}
