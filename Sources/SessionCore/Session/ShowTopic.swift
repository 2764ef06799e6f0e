/// A part of the session that the command `show` can print, such as the state.
package enum ShowTopic: String, CaseIterable, Sendable {
  case screen
  case state
  case events
  case map
}
