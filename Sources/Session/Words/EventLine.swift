import Foundation
import Simulation

/// An event as a line shows it.
struct EventLine: EventVisitor {
  /// What happened, by the name that UIKit gives it where it has one.
  private(set) var name = ""
  /// What is told of it besides its time and its name.
  private(set) var figures = ""
  /// The event's time in seconds.
  private let time: String
  private let state: State

  /// Creates the line of an event; its rows go by the form's names.
  init(_ event: Event, in state: State) {
    time = event.time.written(places: 3, width: 8)
    self.state = state
    event.accept(&self)
  }

  /// The line of `show events`.
  var text: String { figures.isEmpty ? "\(time)  \(name)" : "\(time)  \(name)  \(figures)" }

  mutating func name(_ name: String) { self.name = name }

  mutating func visit(
    _ key: StaticString, _ value: some FigureValue, _ words: @autoclosure () -> String
  ) {
    figures += words()
  }

  mutating func row(_ row: Int?) {
    figures += (row ?? state.form.barRow).map(state.name) ?? ""
  }

  mutating func words(_ words: @autoclosure () -> String) { figures += words() }
}

extension CGPoint {
  /// The point as NSStringFromCGPoint writes it.
  var inWords: String { "{\(x.inWords), \(y.inWords)}" }
}

extension EdgeInsets {
  /// The insets as NSStringFromUIEdgeInsets writes them: top, left, bottom, right.
  var inWords: String {
    "{\(top.inWords), \(left.inWords), \(bottom.inWords), \(right.inWords)}"
  }
}
