import Avoidance
import Foundation
import Simulation

/// The cost of a strategy where it works: measured of each field of a form, on one phone held
/// upright.
package struct Cost: Sendable {
  /// The phone's name.
  package let device: String
  /// Points that a row goes, of all fields.
  package let meanDistance: CGFloat
  package let greatestDistance: CGFloat
  /// The longest that a row which comes into view is covered, in seconds.
  package let longestCover: TimeInterval

  fileprivate init?(_ measurements: [TouchMeasurement], on device: String) {
    guard !measurements.isEmpty else { return nil }
    let distances = measurements.map(\.travelled)
    self.device = device
    meanDistance = distances.reduce(0, +) / CGFloat(distances.count)
    greatestDistance = distances.max() ?? 0
    longestCover = measurements.compactMap(\.covered).max() ?? 0
  }
}

extension AuditReport {
  /// Returns what a strategy of the plan costs on the first form and phone; nil where no field can
  /// be touched.
  package func cost(ofStrategy index: Int) -> Cost? {
    guard let form = plan.forms.first, let device = plan.devices.first else { return nil }
    var simulator = Simulator(
      form.phone(device, .portrait), app: Engine(plan.strategies[index]))
    simulator.start()
    return Cost(
      form.responders.compactMap { TouchMeasurement(of: $0, from: simulator) }, on: device.name)
  }
}
