/// The action of a key on the drawn keyboard, or of a button above it.
package enum KeyAction: Equatable, Sendable {
  /// Types a text at the caret of the active field.
  case type(String)
  /// Deletes the character before the caret of the active field.
  case delete
  case pressReturn
  /// Shows another set of keys on the drawn keyboard, such as digits.
  case show(KeyPlane)
  /// Turns a picker's wheel on the drawn keyboard, so that the field gets this value.
  case choose(String)
  case next
  case previous
  case dismiss
}

/// One of the sets of keys that the drawn keyboard switches between, such as letters or digits.
package enum KeyPlane: Equatable, Sendable {
  case letters
  case capitals
  case digits
  case symbols
  case emoji
}
