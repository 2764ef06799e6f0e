import Combine

/// A list of what a publisher sent: each value as text, and "end" for its completion.
final class Log {
  private(set) var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }
}

extension Publisher where Failure == Never {
  /// Subscribes, and adds each value and the completion to the log until the result is cancelled.
  func write(to log: Log) -> AnyCancellable {
    sink(receiveCompletion: { _ in log("end") }, receiveValue: { log("\($0)") })
  }
}
