import Avoidance
import Foundation
import Simulation

extension Benchmark {
  /// The benchmark of how many focuses come to rest per second of simulation, under all strategies.
  static let settled = Benchmark(
    name: "settled", summary: "scenarios a second, a phone a thread"
  ) { _ in
    let cores = Setup.cores
    let all = Strategy.all
    return [
      PeerMeasurement(
        Entry(
          SettledScenarios(threads: cores, under: all).steps,
          .init("on \(cores) cores", .rate(cores: cores), target: .rate(4e6, cores: cores)),
          .init("on \(cores) cores, by the clock", .clockRate)),
        peer: SettledScenarios.onOneCore(under: all))
    ]
  }

  /// The benchmark of how many focuses come to rest per second of simulation, per strategy.
  static let strategies = Benchmark(
    name: "strategies", summary: "settled scenarios a second on \(Setup.cores) cores"
  ) { _ in
    Strategy.all.map { strategy in
      PeerMeasurement(
        Entry(
          SettledScenarios(threads: Setup.cores, under: [strategy]).steps,
          .init(strategy.name, .rate(cores: Setup.cores))),
        peer: SettledScenarios.onOneCore(under: [strategy]))
    }
  }
}

/// Focuses of fields that are simulated on several threads, each with its own phone.
private struct SettledScenarios {
  let threads: Int
  let strategies: [Strategy]

  init(threads: Int, under strategies: [Strategy]) {
    self.threads = threads
    self.strategies = strategies
  }

  static func onOneCore(under strategies: [Strategy]) -> Peer {
    Peer(
      name: "1 core", reading: .rate(cores: 1),
      steps: SettledScenarios(threads: 1, under: strategies).steps)
  }

  private static let count = 100_000

  var steps: Steps { Steps(count: Self.count * threads, run: .work(run)) }

  private func run() {
    guard let device = Device.named("iphone-16") else { return }
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      BenchmarkPhone(on: device, under: strategies)
        .play(Self.count / strategies.count / BenchmarkPhone.rowCount, Scenario.settle)
    }
  }
}
