/// What a place of a command's line takes, for completion and help.
package enum Parameter: Equatable, Sendable {
  case field
  case strategy
  case decision
  case device
  case orientation
  case setting
  case settingValue
  case keyboardValue
  case path
  case comparison
  case file
  case command
  case choice([String])
  /// Numbers and texts, which nothing can complete.
  case free
}
