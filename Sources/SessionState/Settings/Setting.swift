import Foundation
import Simulation

/// A behavior that the command `setting` can change, without the type of its values.
///
/// To add one, add it to ``all``. If code refers to it, make it a ``TypedSetting`` with its own
/// name.
package struct Setting: Sendable {
  package let name: String
  /// The meaning in one line.
  package let summary: String
  /// The source of the default value.
  package let source: String
  package let subject: Subject
  /// The accepted words.
  ///
  /// For numbers, these are only suggestions.
  package let choices: [String]
  /// A description of the accepted values.
  package let domain: String
  /// Whether values besides `choices` are accepted.
  package let isOpen: Bool
  /// Whether a value may consist of several words.
  package let takesSeveralWords: Bool
  /// Returns whether a text is an accepted value.
  package let admits: @Sendable (String) -> Bool
  /// Returns the current value as a command would write it.
  package let value: @Sendable (State) -> String
  /// Returns the current value for programs.
  package let stateValue: @Sendable (State) -> StateValue
  /// Throws an error if a phone can't have a value.
  package let check: @Sendable (String, Phone) throws(CommandError) -> Void
  /// Applies a value to the phone's settings, if they include this setting.
  package let turnPhone: @Sendable (inout Settings, String) -> Void
  /// Applies a value to the scene's options, if they include this setting.
  package let turnScene: @Sendable (inout Scene.Options, String) -> Void

  /// The part of the program or phone that a setting affects.
  package enum Subject: Sendable {
    /// The display in the terminal.
    case view
    /// The screen, its bars, or its code.
    ///
    /// A change moves the form to a new phone.
    case scene
    /// The phone's behavior.
    case phone
  }

  /// Creates a setting from one with a value type.
  package init<Value>(_ setting: TypedSetting<Value>) {
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
