/// A target for a measured value in the report, such as a maximum time, with its text.
struct Target {
  let words: String
  /// Returns whether the smallest value, or its ratio to the compared value if known, reaches the
  /// target.
  let isReached: (_ least: Double, _ ratio: Double?) -> Bool

  /// Returns a target for the maximum ratio to the compared value; reached if there is no ratio.
  static func ratio(_ limit: Double) -> Target {
    Target(words: "≤\(Quantity.number(limit))") { _, ratio in ratio.map { $0 <= limit } ?? true }
  }

  /// Returns a target for a maximum number of seconds.
  static func seconds(_ limit: Double) -> Target {
    Target(words: "≤\(Quantity.seconds(limit))") { least, _ in least <= limit }
  }

  /// Returns a target for a maximum number of bytes.
  static func bytes(_ limit: Double) -> Target {
    Target(words: "≤\(Quantity.bytes(limit))") { least, _ in least <= limit }
  }

  /// Returns a target for a minimum number of steps per second on a number of cores.
  static func rate(_ limit: Double, cores: Int) -> Target {
    Target(words: "≥\(Quantity.rate(limit))") { least, _ in Double(cores) / least >= limit }
  }
}
