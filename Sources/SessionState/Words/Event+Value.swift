import Forms
import Simulation

extension [Event]: FigureValue {
  package var stateValue: StateValue { .list(map(\.value)) }

  package func write(to json: inout JSONWriter) {
    json.openList()
    for event in self {
      json.openObject()
      json.key("time")
      event.time.write(to: &json)
      event.accept(&json)
      json.closeObject()
    }
    json.closeList()
  }
}

extension JSONWriter: EventVisitor {
  package mutating func visit(
    _ key: StaticString, _ value: some FigureValue, _ words: @autoclosure () -> String
  ) {
    self.key(key)
    value.write(to: &self)
  }
}

/// A visitor that collects an event's details as the members of a JSON object.
private struct EventMembers: EventVisitor {
  var all: [(key: String, value: StateValue)]

  mutating func visit(
    _ key: StaticString, _ value: some FigureValue, _ words: @autoclosure () -> String
  ) {
    all.append((key.description, value.stateValue))
  }
}

extension Event {
  /// The event as a JSON object: its time, its name, and its details.
  package var value: StateValue {
    var members = EventMembers(all: [("time", time.stateValue)])
    accept(&members)
    return .object(members.all)
  }
}
