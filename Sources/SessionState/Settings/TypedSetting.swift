import Foundation
import Simulation

/// A setting together with the type of its values, for code that uses the value.
package struct TypedSetting<Value: Equatable & Sendable>: Sendable {
  package let name: String
  /// The meaning of the setting in one line, for lists and help.
  package let summary: String
  /// The evidence for the setting's default value, such as a document or a device's log.
  package let source: String
  package let domain: SettingDomain<Value>
  package let target: Target
  /// Throws an error if the given phone can't have the given value, such as an iOS version.
  package let check: Check

  package typealias Check = @Sendable (Value, Phone) throws(CommandError) -> Void

  /// The part of a session's state that a setting changes, and where its value is stored.
  package enum Target: Sendable {
    /// The drawing of the phone in the terminal.
    ///
    /// The value is stored only among the settings. The default value is `usual`.
    case view(usual: Value)
    /// A part of the form's ``Place``, such as the iOS version; the function returns the value.
    case place(@Sendable (State) -> Value)
    /// An option of the scene (the phone's screen), such as whether views extend under bars.
    case scene(
      @Sendable (inout Scene.Options, Value) -> Void, value: @Sendable (Phone) -> Value)
    /// A behavior of the simulated phone, stored in a property of its settings.
    case phone(WritableKeyPath<Settings, Value> & Sendable)
  }

  /// Creates a setting that code refers to by a name of the enum ``Setting/Name``.
  ///
  /// `domain` is the set of accepted values. `source` says where the default value comes from.
  package init(
    _ name: Setting.Name, _ target: Target, _ domain: SettingDomain<Value>, _ summary: String,
    source: String, check: @escaping Check = { _, _ in }
  ) {
    self.init(name.rawValue, target, domain, summary, source: source, check: check)
  }

  fileprivate init(
    _ name: String, _ target: Target, _ domain: SettingDomain<Value>, _ summary: String,
    source: String, check: @escaping Check = { _, _ in }
  ) {
    self.name = name
    self.target = target
    self.domain = domain
    self.summary = summary
    self.source = source
    self.check = check
  }

  /// Returns the setting's current value in a session's state.
  package func value(in state: State) -> Value {
    switch target {
    case .view(let usual): state.chosen(self) ?? usual
    case .place(let value): value(state)
    case .scene(_, let value): value(state.phone)
    case .phone(let path): state.phone.settings[keyPath: path]
    }
  }

  /// Applies a value of this setting to a phone's behavior; settings of other kinds do nothing.
  package func turn(_ settings: inout Settings, to value: Value) {
    switch target {
    case .phone(let path): settings[keyPath: path] = value
    case .view, .place, .scene: break
    }
  }

  /// Applies a value of this setting to a scene (a phone's screen); other kinds do nothing.
  package func turn(_ options: inout Scene.Options, to value: Value) {
    switch target {
    case .scene(let set, _): set(&options, value)
    case .view, .place, .phone: break
    }
  }
}

extension Setting {
  /// Creates a setting that no code refers to by name; it appears only in lists and commands.
  ///
  /// `domain` is the set of accepted values. `source` says where the default value comes from.
  package init<Value>(
    _ name: String, _ target: TypedSetting<Value>.Target, _ domain: SettingDomain<Value>,
    _ summary: String, source: String
  ) {
    self.init(TypedSetting(name, target, domain, summary, source: source))
  }
}
