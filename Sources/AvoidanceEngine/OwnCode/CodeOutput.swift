import Synchronization

/// A receiver of the output of an app's code.
package protocol CodeOutput: Sendable {
  /// Called before code runs.
  ///
  /// If `isHeard` is false, the code repeats an earlier run or runs only for a measurement.
  func begin(isHeard: Bool)
  /// Called after code has run.
  func end()
}

extension OwnCode {
  /// The receiver of all code's output, or nil to leave the output alone.
  package nonisolated(unsafe) static var output: (any CodeOutput)?

  private static let silences = Atomic<Int>(0)

  /// Runs code without reporting its output, because it repeats earlier calls or tries something
  /// out.
  package static func silently<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    silences.add(1, ordering: .relaxed)
    defer { silences.subtract(1, ordering: .relaxed) }
    return try body()
  }

  /// Runs code and reports its output.
  package static func run<Result>(isRepeated: Bool, _ body: () -> Result) -> Result {
    guard let output else { return body() }
    output.begin(isHeard: !isRepeated && silences.load(ordering: .relaxed) == 0)
    defer { output.end() }
    return body()
  }
}
