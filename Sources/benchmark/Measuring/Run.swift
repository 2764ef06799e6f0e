/// A closure that can be run repeatedly to measure its cost.
struct Run {
  /// Runs the closure once, and returns the time and memory that the run took.
  let cost: () throws -> Cost

  /// Returns a run whose cost is that of a closure in this process.
  static func work(_ work: @escaping () -> Void) -> Run {
    Run { Cost.of(work) }
  }
}

/// A run of many equal steps, and an idle run without them.
///
/// The difference of their costs is the cost of the steps.
struct Steps {
  let count: Int
  let run: Run
  /// The run without the steps, such as a program's start and end; nil to subtract nothing.
  var idle: Run?
}
