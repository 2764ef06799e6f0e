/// What of a measurement is told, in which unit.
struct Reading: Sendable {
  /// Seconds, or bytes.
  let samples: @Sendable (Measurement) -> Samples
  /// The words for a value of the samples.
  let words: @Sendable (Double) -> String

  /// Processor time.
  static let time = Reading(samples: \.processor, words: Quantity.seconds)
  /// Time by the clock.
  static let clock = Reading(samples: \.clock, words: Quantity.seconds)
  /// Memory at the peak.
  static let memory = Reading(samples: \.peak, words: Quantity.bytes)
  /// Steps a second, by the clock.
  static let clockRate = Reading(samples: \.clock) { Quantity.rate(1 / $0) }

  /// Returns the steps that some cores make in a second of which each has all to itself.
  static func rate(cores: Int) -> Reading {
    Reading(samples: \.processor) { Quantity.rate(Double(cores) / $0) }
  }
}
