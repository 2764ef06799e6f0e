import Avoidance
import Foundation
import Simulation

// Settled scenarios a second under every strategy, on one core and on all; of five runs the median.
// Build it with -c release; a number after its name is how many a run takes.

let count = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 50_000
let cores = ProcessInfo.processInfo.activeProcessorCount
guard let device = Device.named("iphone-16") else { exit(1) }
let scenarios = Scenarios(on: device)

func median(_ strategy: Strategy, threads: Int) -> Int {
  let rates = (0..<5).map { _ in scenarios.rate(count, under: strategy, threads: threads) }
  return Int(rates.sorted()[2])
}

print("Settled scenarios a second, on 1 and on \(cores) cores:")
for strategy in Strategy.all {
  let rates = [1, cores].map { String(median(strategy, threads: $0)) }
  let columns = rates.map { String(repeating: " ", count: max(0, 10 - $0.count)) + $0 }
  print(strategy.name.padding(toLength: 22, withPad: " ", startingAt: 0) + columns.joined())
}
