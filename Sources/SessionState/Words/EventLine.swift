import Foundation
import Simulation

/// The line that the command `show events` prints for one event on the phone.
package struct EventLine: EventVisitor {
  /// The event's name in the printed line, which is UIKit's name if there is one.
  package private(set) var name = ""
  /// The event's details as text, without its time and name.
  package private(set) var figures = ""
  /// The virtual time of the event in seconds, as text.
  private let time: String
  private let state: State

  /// Creates the line that `show events` prints for an event.
  ///
  /// The line names rows by the ids of their fields in `state`.
  package init(_ event: Event, in state: State) {
    time = event.time.written(places: 3, width: 8)
    self.state = state
    event.accept(&self)
  }

  /// The whole line of the event: time, name and details.
  package var text: String { figures.isEmpty ? "\(time)  \(name)" : "\(time)  \(name)  \(figures)" }

  package mutating func name(_ name: String) { self.name = name }

  package mutating func visit(
    _ key: StaticString, _ value: some FigureValue, _ words: @autoclosure () -> String
  ) {
    figures += words()
  }

  package mutating func row(_ row: Int?) {
    figures += (row ?? state.form.barRow).map(state.name) ?? ""
  }

  package mutating func words(_ words: @autoclosure () -> String) { figures += words() }
}

extension CGPoint {
  /// The point as text in the format of NSStringFromCGPoint: `{x, y}`.
  package var inBraces: String { "{\(x.inFourPlaces), \(y.inFourPlaces)}" }
}

extension EdgeInsets {
  /// The insets as text in the format of NSStringFromUIEdgeInsets: `{top, left, bottom, right}`.
  package var inBraces: String {
    let edges = [top, left, bottom, right].map(\.inFourPlaces)
    return "{\(edges.joined(separator: ", "))}"
  }
}
