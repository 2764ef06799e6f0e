/// A repeatable run with a cost.
struct Run {
  /// Runs once and returns the cost.
  let cost: () throws -> Cost

  /// Returns a run of work inside this process.
  static func work(_ work: @escaping () -> Void) -> Run {
    Run { Cost.of(work) }
  }
}

/// A run of many equal steps and one without steps.
///
/// Their difference is the cost of the steps.
struct Steps {
  let count: Int
  let run: Run
  /// The run without steps, for example a program's start, or nil to subtract nothing.
  var idle: Run?
}
