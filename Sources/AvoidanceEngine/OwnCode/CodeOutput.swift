import Synchronization

/// A receiver of app code's output, such as a capture of the standard output.
package protocol CodeOutput: Sendable {
  /// Called before an app's code runs.
  ///
  /// If `isHeard` is false, the output must be dropped. The code then repeats an earlier run, or
  /// runs only for a measurement.
  func begin(isHeard: Bool)
  /// Called after an app's code has run.
  func end()
}

extension OwnCode {
  /// The receiver of all app code's output; nil to print the output as usual.
  package nonisolated(unsafe) static var output: (any CodeOutput)?

  private static let silences = Atomic<Int>(0)

  /// Runs an app's code and drops what it prints.
  ///
  /// Use this if the code repeats earlier calls or tries something out.
  package static func silently<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    silences.add(1, ordering: .relaxed)
    defer { silences.subtract(1, ordering: .relaxed) }
    return try body()
  }

  /// Runs an app's code, and drops what it prints if `isRepeated` is true.
  package static func run<Result>(isRepeated: Bool, _ body: () -> Result) -> Result {
    guard let output else { return body() }
    output.begin(isHeard: !isRepeated && silences.load(ordering: .relaxed) == 0)
    defer { output.end() }
    return body()
  }
}
