/// The record of what happened; while nobody listens, it costs a comparison.
struct EventLog: Hashable, Sendable {
  var isListening = false
  private(set) var events: [Event] = []

  mutating func add(_ event: @autoclosure () -> Event) {
    if isListening { events.append(event()) }
  }

  mutating func clear() { events = [] }
}
