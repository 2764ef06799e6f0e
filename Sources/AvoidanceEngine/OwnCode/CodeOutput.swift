import Synchronization

/// A receiver of the output that an app's code prints.
package protocol CodeOutput: Sendable {
  /// Called before an app's code runs.
  ///
  /// If `isHeard` is false, the output must be dropped: the code repeats an earlier run, or runs
  /// only for a measurement.
  func begin(isHeard: Bool)
  /// Called after an app's code has run.
  func end()
}

extension OwnCode {
  /// The receiver of the output of all apps' code, or nil to leave the output alone.
  package nonisolated(unsafe) static var output: (any CodeOutput)?

  private static let silences = Atomic<Int>(0)

  /// Runs an app's code without reporting its output.
  ///
  /// Use this if the code repeats earlier calls or tries something out.
  package static func silently<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    silences.add(1, ordering: .relaxed)
    defer { silences.subtract(1, ordering: .relaxed) }
    return try body()
  }

  /// Runs an app's code and reports its output, unless the code repeats an earlier run.
  package static func run<Result>(isRepeated: Bool, _ body: () -> Result) -> Result {
    guard let output else { return body() }
    output.begin(isHeard: !isRepeated && silences.load(ordering: .relaxed) == 0)
    defer { output.end() }
    return body()
  }
}
