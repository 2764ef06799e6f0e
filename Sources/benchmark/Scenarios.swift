import Avoidance
import Foundation
import Simulation

/// Settled scenarios: on a phone with twenty rows somebody focuses one, and all comes to rest.
struct Scenarios {
  private let phone: Phone
  private static let rowCount = 20

  init(on device: Device) {
    let heights = SectionHeights(rows: Array(repeating: 44, count: Self.rowCount))
    phone = Phone(
      scene: Scene(device: device, chrome: Chrome()), rows: RowGeometry(sections: [heights]),
      style: .plain, fields: Array(repeating: FieldTraits(), count: Self.rowCount))
  }

  /// Runs some under a strategy, one row after the other, each on a phone of its own.
  ///
  /// - Returns: the sum of the offsets at rest, so that no work is left out as unused.
  func run(_ count: Int, under strategy: Strategy) -> CGFloat {
    var sum: CGFloat = 0
    for index in 0..<count {
      var simulator = Simulator(phone, app: Engine(strategy))
      simulator.beginEditing(row: index % Self.rowCount)
      simulator.settle()
      sum += simulator.phone.table.contentOffset.model.y
    }
    return sum
  }

  /// Returns how many a second run under a strategy on as many threads.
  func rate(_ count: Int, under strategy: Strategy, threads: Int) -> Double {
    let time = ContinuousClock().measure {
      DispatchQueue.concurrentPerform(iterations: threads) { _ in
        let sum = run(count, under: strategy)
        precondition(sum.isFinite, "an offset at rest is a number")
      }
    }
    return Double(count * threads) / (time / .seconds(1))
  }
}
