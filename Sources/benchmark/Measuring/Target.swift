/// What a figure is to reach.
struct Target {
  let words: String
  /// Returns whether the least value, and what it is of the peer's least, reach it.
  let isReached: (_ least: Double, _ ratio: Double?) -> Bool

  /// Returns the target of at most so many times what the peer takes.
  static func ratio(_ limit: Double) -> Target {
    Target(words: "≤\(Quantity.number(limit))") { _, ratio in ratio.map { $0 <= limit } ?? true }
  }

  /// Returns the target of at most so many seconds.
  static func seconds(_ limit: Double) -> Target {
    Target(words: "≤\(Quantity.seconds(limit))") { least, _ in least <= limit }
  }

  /// Returns the target of at most so many bytes.
  static func bytes(_ limit: Double) -> Target {
    Target(words: "≤\(Quantity.bytes(limit))") { least, _ in least <= limit }
  }

  /// Returns the target of at least so many steps a second on some cores.
  static func rate(_ limit: Double, cores: Int) -> Target {
    Target(words: "≥\(Quantity.rate(limit))") { least, _ in Double(cores) / least >= limit }
  }
}
