import Combine

/// What a publisher sent: values, and "end".
final class Log {
  private(set) var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }
}

extension Publisher where Failure == Never {
  /// Writes everything that the publisher sends into a log.
  func write(to log: Log) -> AnyCancellable {
    sink(receiveCompletion: { _ in log("end") }, receiveValue: { log("\($0)") })
  }
}
