/// A quantity of a measurement that the report shows, such as time, with its text format.
struct MeasuredQuantity: Sendable {
  /// Returns the values of the quantity in a measurement, one per run, in seconds or bytes.
  let samples: @Sendable (Measurement) -> Samples
  /// Returns the text for a value of the quantity in the report.
  let words: @Sendable (Double) -> String

  /// The processor time per step.
  static let time = MeasuredQuantity(samples: \.processor, words: Quantity.seconds)
  /// The wall clock time per step.
  static let clock = MeasuredQuantity(samples: \.clock, words: Quantity.seconds)
  /// The peak memory of a run.
  static let memory = MeasuredQuantity(samples: \.peak, words: Quantity.bytes)
  /// The number of steps per second of wall clock time.
  static let clockRate = MeasuredQuantity(samples: \.clock) { Quantity.rate(1 / $0) }

  /// Returns the quantity "steps per second" of processor time, for `cores` cores in full use.
  static func rate(cores: Int) -> MeasuredQuantity {
    MeasuredQuantity(samples: \.processor) { Quantity.rate(Double(cores) / $0) }
  }
}
