import Avoidance
import Foundation
import Simulation

/// The cost of a strategy: how far it moves rows, and how long they are covered.
///
/// The cost is measured for each field of a form on one upright phone.
package struct Cost: Sendable {
  /// The name of the phone that the cost was measured on.
  package let device: String
  /// The mean distance that the active row moves, in points, over all fields.
  package let meanDistance: CGFloat
  package let greatestDistance: CGFloat
  /// The longest time in seconds that an active row is covered before it comes into view.
  package let longestCover: TimeInterval
  /// The smallest distance between an active row and the keyboard, in points.
  package let leastClearance: CGFloat

  fileprivate init?(_ measurements: [TouchMeasurement], on device: String) {
    guard !measurements.isEmpty else { return nil }
    let distances = measurements.map(\.travelled)
    self.device = device
    meanDistance = distances.reduce(0, +) / CGFloat(distances.count)
    greatestDistance = distances.max() ?? 0
    longestCover = measurements.compactMap(\.covered).max() ?? 0
    leastClearance = measurements.map(\.clearance).min() ?? 0
  }
}

extension AuditReport {
  /// Returns the cost of a strategy, such as how far rows move, on the first form and phone of the
  /// plan.
  ///
  /// The strategy is given by its index in the plan. Nil if no field can be touched.
  package func cost(ofStrategy index: Int) -> Cost? {
    guard let form = plan.forms.first, let device = plan.devices.first else { return nil }
    var simulator = Simulator(
      form.phone(device, .portrait), app: Engine(plan.strategies[index]))
    simulator.start()
    return Cost(
      form.responders.compactMap { TouchMeasurement(of: $0, from: simulator) }, on: device.name)
  }
}
