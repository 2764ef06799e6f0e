/// A quantity to read from a measurement, with its text format.
struct MeasuredQuantity: Sendable {
  /// The samples in seconds or bytes.
  let samples: @Sendable (Measurement) -> Samples
  /// The text for a value.
  let words: @Sendable (Double) -> String

  /// Processor time.
  static let time = MeasuredQuantity(samples: \.processor, words: Quantity.seconds)
  /// Wall clock time.
  static let clock = MeasuredQuantity(samples: \.clock, words: Quantity.seconds)
  /// Peak memory.
  static let memory = MeasuredQuantity(samples: \.peak, words: Quantity.bytes)
  /// Steps per second of wall clock time.
  static let clockRate = MeasuredQuantity(samples: \.clock) { Quantity.rate(1 / $0) }

  /// Returns the reading of steps per second on a number of cores, each fully used.
  static func rate(cores: Int) -> MeasuredQuantity {
    MeasuredQuantity(samples: \.processor) { Quantity.rate(Double(cores) / $0) }
  }
}
