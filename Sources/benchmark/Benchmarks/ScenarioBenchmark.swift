import Avoidance
import Simulation

extension Benchmark {
  /// The benchmark of single actions on a phone, such as a tap, under all strategies.
  static let scenarios = Benchmark(
    name: "scenarios", summary: "20 rows under each of \(Strategy.all.count) strategies"
  ) { setup in
    guard let device = Device.named("iphone-16") else { return [] }
    let times = 250
    let stage = BenchmarkPhone(on: device, under: Strategy.all)
    let count = times * Strategy.all.count * BenchmarkPhone.rowCount
    func steps(_ work: @escaping () -> Void) -> Steps { Steps(count: count, run: .work(work)) }
    return [
      PeerMeasurement(
        Entry(
          steps { build(times, on: device) }, .init("built and laid out each time")),
        Entry(
          steps { stage.play(times, Scenario.touch) }, .init("finger, settle, full result")),
        Entry(
          steps { stage.play(times, Scenario.touchThenDismiss) }, .init("with dismissal")),
        Entry(
          steps { stage.play(times, Scenario.touchWithEvents) }, .init("with events")),
        peer: try setup.statements())
    ]
  }

  /// Creates a phone for each tap on a field, as tests do; `times` taps per row and strategy.
  private static func build(_ times: Int, on device: Device) {
    for _ in 0..<times {
      for strategy in Strategy.all {
        for row in 0..<BenchmarkPhone.rowCount {
          var simulator = BenchmarkPhone.simulator(
            BenchmarkPhone.phone(on: device), under: strategy)
          precondition(Scenario.touch(&simulator, row: row).isFinite)
        }
      }
    }
  }
}
