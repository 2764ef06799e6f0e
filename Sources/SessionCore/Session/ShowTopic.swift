/// A view of the session that `show` can print.
package enum ShowTopic: String, CaseIterable, Sendable {
  case screen
  case state
  case events
  case map
}
