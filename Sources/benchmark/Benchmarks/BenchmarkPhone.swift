import Avoidance
import Foundation
import Simulation

/// Twenty rows with fields on a phone under each strategy, without a focused field.
///
/// Create one for each thread. Threads that share a phone would compete for its reference counts.
struct BenchmarkPhone {
  static let rowCount = 20
  private let simulators: [Simulator<Engine>]

  /// Creates, for each strategy, a phone whose rows are laid out.
  init(on device: Device, _ orientation: Orientation = .portrait, under strategies: [Strategy]) {
    let phone = Self.phone(on: device, orientation)
    simulators = strategies.map { Self.simulator(phone, under: $0) }
  }

  static func phone(on device: Device, _ orientation: Orientation = .portrait) -> Phone {
    Phone(
      scene: Scene(device: device, orientation: orientation, chrome: Chrome()),
      rows: RowGeometry(sections: [SectionHeights(rows: Array(repeating: 44, count: rowCount))]),
      style: .plain, fields: Array(repeating: FieldTraits(), count: rowCount))
  }

  static func simulator(_ phone: Phone, under strategy: Strategy) -> Simulator<Engine> {
    var simulator = Simulator(phone, app: Engine(strategy))
    simulator.start()
    return simulator
  }

  /// Runs a scenario `times` times for each row, each time on a copy of each strategy's phone.
  ///
  /// - Returns: the sum of the scenarios' results, so that the compiler can't remove unused work.
  @discardableResult
  func play(_ times: Int = 1, _ scenario: (inout Simulator<Engine>, Int) -> CGFloat) -> CGFloat {
    var sum: CGFloat = 0
    for _ in 0..<times {
      for start in simulators {
        for row in 0..<Self.rowCount {
          var simulator = start
          sum += scenario(&simulator, row)
        }
      }
    }
    precondition(sum.isFinite, "what a scenario gives is a number")
    return sum
  }
}
