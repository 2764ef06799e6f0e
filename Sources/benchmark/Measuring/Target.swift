/// The goal of a figure, with its text and its test.
struct Target {
  let words: String
  /// Returns whether the smallest value and its ratio to the peer's reach the target.
  let isReached: (_ least: Double, _ ratio: Double?) -> Bool

  /// Returns a target for the maximum ratio to the peer's value.
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
