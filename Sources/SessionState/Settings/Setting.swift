import Foundation
import Simulation

/// A behavior that the command `setting` can change, without the type of its values.
///
/// Append a new setting to ``all``. If code refers to it, make it a ``TypedSetting`` with its own
/// name.
package struct Setting: Sendable {
  package let name: String
  /// The meaning of the setting in one line, for lists and help.
  package let summary: String
  /// The evidence for the setting's default value, such as a document or a device's log.
  package let source: String
  package let subject: Subject
  /// The values to offer for the setting, such as in completion.
  ///
  /// If ``isOpen``, others are accepted, too.
  package let choices: [String]
  /// A description of the values that the setting accepts.
  package let domain: String
  /// Whether the setting accepts other values besides the listed `choices`.
  package let isOpen: Bool
  /// Whether a value of the setting may consist of several words.
  package let takesSeveralWords: Bool
  /// Returns whether a text is an accepted value of the setting.
  package let admits: @Sendable (String) -> Bool
  /// Returns the setting's current value as text, in the form that the command `setting` accepts.
  package let value: @Sendable (State) -> String
  /// Returns the setting's current value as a JSON value for programs.
  package let stateValue: @Sendable (State) -> StateValue
  /// Throws an error if the given phone can't have the given value, which is a text.
  package let check: @Sendable (String, Phone) throws(CommandError) -> Void
  /// Applies a value, given as text, to a phone's behavior; other kinds of settings do nothing.
  package let turnPhone: @Sendable (inout Settings, String) -> Void
  /// Applies a value, given as text, to the options of a scene (the simulated phone's screen);
  /// other kinds of settings do nothing.
  package let turnScene: @Sendable (inout Scene.Options, String) -> Void

  /// The part of the program or phone that a setting affects.
  package enum Subject: Sendable {
    /// The drawing of the phone in the terminal.
    case view
    /// The phone's screen, its bars, or the app's code.
    ///
    /// A change shows the form on a new phone.
    case scene
    /// The behavior of the simulated phone and its UIKit, such as the keyboard's.
    case phone
  }

  /// Creates a setting without a value type from one with a value type.
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
