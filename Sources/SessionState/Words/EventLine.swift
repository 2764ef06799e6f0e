import Foundation
import Simulation

/// The line of an event in the output of the command `show events`.
package struct EventLine: EventVisitor {
  /// The event's name in its line, which is UIKit's name if there is one.
  package private(set) var name = ""
  /// The event's details as text, without its time and name.
  package private(set) var figures = ""
  /// The event's virtual time in seconds, as text.
  private let time: String
  private let state: State

  /// Creates the line of an event for `show events`.
  ///
  /// The form's fields name the rows.
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
  /// The point in the format of NSStringFromCGPoint.
  package var inBraces: String { "{\(x.inFourPlaces), \(y.inFourPlaces)}" }
}

extension EdgeInsets {
  /// The insets in the format of NSStringFromUIEdgeInsets: top, left, bottom, right.
  package var inBraces: String {
    let edges = [top, left, bottom, right].map(\.inFourPlaces)
    return "{\(edges.joined(separator: ", "))}"
  }
}
