import Avoidance
import Simulation
import UIKit

/// A comparison of an app's code and a strategy on the same phones.
///
/// The field is tapped, and later the keyboard is dismissed.
@MainActor struct Agreement {
  /// Frames, offset and insets when everything is at rest, to compare.
  struct Views: Equatable {
    let table: CGRect
    let root: CGRect
    let offset: CGPoint
    let inset: EdgeInsets
    let indicators: EdgeInsets
    let adjusted: EdgeInsets
    let keyboard: CGRect

    init(_ phone: Phone) {
      table = phone.tableFrame
      root = phone.rootFrame
      offset = phone.contentOffset
      inset = phone.contentInset
      indicators = phone.table.scrollIndicatorInsets
      adjusted = phone.adjustedContentInset
      keyboard = phone.keyboard.frame.model
    }
  }

  private(set) var count = 0
  private(set) var differences: [String] = []

  init(
    of make: @escaping @MainActor (FormViews) -> Any, with strategy: Strategy,
    in cases: [PhoneCases.Case] = PhoneCases.all
  ) {
    for one in cases {
      count += 1
      let (own, theirs) = (Self.own(one, make), Self.theirs(one, strategy))
      for (step, pair) in zip(["focus", "dismiss"], zip(own, theirs)) where pair.0 != pair.1 {
        differences.append("\(one) \(step): own \(pair.0), strategy \(pair.1)")
      }
    }
  }

  var summary: String {
    "\(differences.count) of \(count) differ, first \(differences.prefix(3).joined(separator: "\n"))"
  }

  static func own(_ one: PhoneCases.Case, _ make: @escaping @MainActor (FormViews) -> Any)
    -> [Views]
  {
    let app = SimulatedApp.start(on: one.phone, make)
    // A controller's own table starts unscrolled.
    if app.phone.contentOffset != one.phone.contentOffset {
      app.perform { $0.phone.setContentOffset(one.phone.contentOffset.y, by: .script) }
    }
    app.settle { $0.beginEditing(row: one.row) }
    let shown = Views(app.phone)
    app.settle { $0.endEditing() }
    return [shown, Views(app.phone)]
  }

  static func theirs(_ one: PhoneCases.Case, _ strategy: Strategy) -> [Views] {
    var simulator = Simulator(one.phone, app: Engine(strategy))
    simulator.app.start(on: &simulator.phone)
    simulator.beginEditing(row: one.row)
    simulator.settle()
    let shown = Views(simulator.phone)
    simulator.endEditing()
    simulator.settle()
    return [shown, Views(simulator.phone)]
  }
}
