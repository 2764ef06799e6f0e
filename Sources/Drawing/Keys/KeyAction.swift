/// The action of a key on the drawn keyboard, or of a button above it.
package enum KeyAction: Equatable, Sendable {
  /// Types a text at the caret.
  case type(String)
  /// Deletes the character before the caret.
  case delete
  case pressReturn
  /// Shows another plane of keys, such as digits.
  case show(KeyPlane)
  /// Turns a picker's wheel, so that the field gets this value.
  case choose(String)
  case next
  case previous
  case dismiss
}

/// A plane of keys: the set of keys that the drawn keyboard shows at one time.
package enum KeyPlane: Equatable, Sendable {
  case letters
  case capitals
  case digits
  case symbols
  case emoji
}
