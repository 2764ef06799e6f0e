/// One quantity, measured several times.
struct Samples {
  private let values: [Double]

  init(_ values: [Double]) { self.values = values }

  /// The least value: what else the machine does can only add to it.
  var least: Double { values.min() ?? .nan }

  /// How far the greatest value is above the least, as a share of the least.
  var spread: Double { (values.max() ?? .nan) / least - 1 }

  /// Returns the samples of one step, of `count` that were measured on top of something `idle`.
  func each(of count: Int, above idle: Double) -> Samples {
    Samples(values.map { ($0 - idle) / Double(count) })
  }
}
