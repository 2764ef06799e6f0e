import Avoidance
import Foundation
import Simulation

extension Benchmark {
  /// The benchmark of an audit's work: all rows on many devices, in two orientations, under all
  /// strategies.
  static let sweep = Benchmark(
    name: "sweep", summary: "20 rows × 40 devices × 2 orientations × 20 strategies"
  ) { setup in
    let cores = Setup.cores
    return [
      PeerMeasurement(
        Entry(Steps(count: 1, run: .work { Sweep().run(threads: 1) }), .init("on 1 core")),
        Entry(
          Steps(count: 1, run: .work { Sweep().run(threads: cores) }),
          .init("on \(cores) cores"), .init("on \(cores) cores, by the clock", .clock)),
        peer: try setup.statements(Sweep.count, steps: 1))
    ]
  }
}

/// The work of an audit: all rows of a form on many devices under many strategies.
private struct Sweep {
  private static let devices = Array(Device.all.prefix(40))
  private static let orientations = [Orientation.portrait, .landscapeLeft]
  private static let strategies = Array(Strategy.all.prefix(20))

  static var count: Int {
    devices.count * orientations.count * strategies.count * BenchmarkPhone.rowCount
  }

  /// Runs the rows of all devices, with the devices distributed over the threads.
  func run(threads: Int) {
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      for index in stride(from: thread, to: Self.devices.count, by: threads) {
        for orientation in Self.orientations {
          BenchmarkPhone(on: Self.devices[index], orientation, under: Self.strategies)
            .play(1, Scenario.touch)
        }
      }
    }
  }
}
