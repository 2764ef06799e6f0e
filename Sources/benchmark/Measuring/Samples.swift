/// The values of one measured quantity, such as seconds, from repeated runs.
struct Samples {
  private let values: [Double]

  init(_ values: [Double]) { self.values = values }

  /// The smallest of the values.
  ///
  /// Other load on the machine only adds to it.
  var least: Double { values.min() ?? .nan }

  /// The difference between the largest and the smallest value, as a fraction of the smallest.
  var spread: Double { (values.max() ?? .nan) / least - 1 }

  /// Returns the values for one step, from the values of runs with `count` steps.
  ///
  /// `idle` is the value of a run without steps, which is subtracted first.
  func each(of count: Int, above idle: Double) -> Samples {
    Samples(values.map { ($0 - idle) / Double(count) })
  }
}
