/// Something that can be done again and again at a cost.
struct Run {
  /// Does it once.
  let cost: () throws -> Cost

  /// Returns work within this process.
  static func work(_ work: @escaping () -> Void) -> Run {
    Run { Cost.of(work) }
  }
}

/// A run of many equal steps beside one with none, which tell together what a step costs.
struct Steps {
  let count: Int
  let run: Run
  /// The run without steps, such as a program's start; nil where there is nothing to take away.
  var idle: Run?
}
