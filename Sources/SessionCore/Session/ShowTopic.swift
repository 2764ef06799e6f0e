/// A view of the session that the command `show` can print.
package enum ShowTopic: String, CaseIterable, Sendable {
  case screen
  case state
  case events
  case map
}
