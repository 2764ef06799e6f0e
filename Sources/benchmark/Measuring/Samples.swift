/// The values of one quantity from repeated measurements.
struct Samples {
  private let values: [Double]

  init(_ values: [Double]) { self.values = values }

  /// The smallest value.
  ///
  /// Other load on the machine only adds to it.
  var least: Double { values.min() ?? .nan }

  /// The difference between the largest and the smallest value, as a fraction of the smallest.
  var spread: Double { (values.max() ?? .nan) / least - 1 }

  /// Returns the samples of one step, from samples of `count` steps plus `idle`.
  func each(of count: Int, above idle: Double) -> Samples {
    Samples(values.map { ($0 - idle) / Double(count) })
  }
}
