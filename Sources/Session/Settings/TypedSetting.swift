import Foundation
import Simulation

/// A setting with the type of its values: what code reads and turns it by.
struct TypedSetting<Value: Equatable & Sendable>: Sendable {
  let name: String
  /// What it is, in one line.
  let summary: String
  /// Whose word its default rests on.
  let source: String
  let domain: SettingDomain<Value>
  let target: Target
  /// Makes sure that a phone can have a value.
  let check: Check

  typealias Check = @Sendable (Value, Phone) throws(CommandError) -> Void

  /// What it turns.
  enum Target: Sendable {
    /// How things are shown, which only its own value tells.
    case view(usual: Value)
    /// What is put on the phone, as far as a place looks at it.
    case place(@Sendable (State) -> Value)
    /// An option of the scene.
    case scene(
      @Sendable (inout Scene.Options, Value) -> Void, value: @Sendable (Phone) -> Value)
    /// A switch of the phone.
    case phone(WritableKeyPath<Settings, Value> & Sendable)
  }

  /// Creates a setting that code looks at.
  init(
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

  /// Returns its value in a state.
  func value(in state: State) -> Value {
    switch target {
    case .view(let usual): state.chosen(self) ?? usual
    case .place(let value): value(state)
    case .scene(_, let value): value(state.phone)
    case .phone(let path): state.phone.settings[keyPath: path]
    }
  }

  /// Turns the phone's switch, where it is one.
  func turn(_ settings: inout Settings, to value: Value) {
    switch target {
    case .phone(let path): settings[keyPath: path] = value
    case .view, .place, .scene: break
    }
  }

  /// Sets the scene's option, where it is one.
  func turn(_ options: inout Scene.Options, to value: Value) {
    switch target {
    case .scene(let set, _): set(&options, value)
    case .view, .place, .phone: break
    }
  }
}

extension Setting {
  /// Creates a setting that no code looks at, but what it turns.
  init<Value>(
    _ name: String, _ target: TypedSetting<Value>.Target, _ domain: SettingDomain<Value>,
    _ summary: String, source: String
  ) {
    self.init(TypedSetting(name, target, domain, summary, source: source))
  }
}
