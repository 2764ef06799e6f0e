import Avoidance
import Foundation
import Simulation

/// Twenty rows with fields on a phone under each strategy, with nothing focused.
///
/// Two threads that share a phone fight over its reference counts: each makes a stage of its own.
struct Stage {
  static let rowCount = 20
  private let simulators: [Simulator<Engine>]

  /// Lays the rows out once.
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

  /// Plays a scenario on a copy of each simulator, and for each row, so many times.
  ///
  /// - Returns: the sum of what the scenarios give, so that no work is left out as unused.
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
