/// The values of one measured quantity, such as seconds, from repeated runs.
struct Samples {
  private let values: [Double]

  init(_ values: [Double]) { self.values = values }

  /// The smallest of the values, which is the best estimate.
  ///
  /// Other load on the machine only increases a value.
  var least: Double { values.min() ?? .nan }

  /// The difference between the largest and the smallest value, as a fraction of the smallest.
  var spread: Double { (values.max() ?? .nan) / least - 1 }

  /// Returns the values per step, from these values of runs with `count` steps each.
  ///
  /// `idle` is the value of a run without steps, which is subtracted first.
  func each(of count: Int, above idle: Double) -> Samples {
    Samples(values.map { ($0 - idle) / Double(count) })
  }
}
