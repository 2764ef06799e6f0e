import Synchronization

/// A receiver of the output of an app's code while the code runs.
package protocol CodeOutput: Sendable {
  /// Is told that code begins to run; one that is not heard has run in the same way before, or runs
  /// for a figure alone.
  func begin(isHeard: Bool)
  /// Is told that it has ended.
  func end()
}

extension OwnCode {
  /// What takes the output of all code; nil leaves it where it goes.
  package nonisolated(unsafe) static var output: (any CodeOutput)?

  private static let silences = Atomic<Int>(0)

  /// Runs code whose output is dropped: it repeats earlier calls, or tries something out.
  package static func silently<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    silences.add(1, ordering: .relaxed)
    defer { silences.subtract(1, ordering: .relaxed) }
    return try body()
  }

  /// Runs code with its output taken.
  package static func run<Result>(isRepeated: Bool, _ body: () -> Result) -> Result {
    guard let output else { return body() }
    output.begin(isHeard: !isRepeated && silences.load(ordering: .relaxed) == 0)
    defer { output.end() }
    return body()
  }
}
