import Foundation

/// Writes measured values as text with at most eight characters.
enum Quantity {
  /// Returns a time in seconds as text with three digits, in a suitable unit such as `ms`.
  static func seconds(_ value: Double) -> String {
    let units = [(1.0, "s"), (1e-3, "ms"), (1e-6, "µs")]
    let (unit, name) = units.first { value >= 0.9995 * $0.0 } ?? (1e-9, "ns")
    return "\(number(value / unit)) \(name)"
  }

  /// Returns a memory size in bytes as text, in megabytes of 1,048,576 bytes.
  static func bytes(_ value: Double) -> String { "\(number(value / 1_048_576)) MB" }

  /// Returns a rate per second as text, in millions.
  static func rate(_ value: Double) -> String { "\(number(value / 1e6)) M/s" }

  /// Returns a fraction as a percentage with a plus sign, as text.
  static func percent(_ value: Double) -> String {
    value.isFinite ? "+\(Int((value * 100).rounded())) %" : ""
  }

  /// Returns a number as text with three digits; a large one without decimals.
  static func number(_ value: Double) -> String {
    if value == value.rounded() { return String(format: "%.0f", value) }
    let digits = abs(value) >= 99.95 ? 0 : abs(value) >= 9.995 ? 1 : 2
    return String(format: "%.\(digits)f", value)
  }
}
