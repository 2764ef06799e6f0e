import Foundation

/// The values of an animation over time, as the fewest keyframes that describe them.
struct Keyframes: Equatable {
  /// The times of the keyframes in seconds from the animation's start, in ascending order.
  private(set) var times: [TimeInterval]
  private(set) var values: [[CGFloat]]

  /// The maximum error of a position in points, which viewers don't notice.
  static let tolerance: CGFloat = 0.05

  /// Creates keyframes from the values of all frames; only those that linear interpolation needs
  /// are stored.
  ///
  /// - Parameters:
  ///   - times: the times of the frames, in seconds.
  ///   - values: the values at each time. Nil means the values of the time before.
  init(times: [TimeInterval], values: [[CGFloat]?]) {
    self.times = []
    self.values = []
    let known = Self.filled(values)
    guard let first = known.first, times.count == known.count else { return }
    append(times[0], first)
    // Most layers don't move.
    if known.allSatisfy({ Self.isNear($0, first) }) {
      append(times[times.count - 1], first)
      return
    }
    var start = 0
    while start < times.count - 1 {
      var end = start + 1
      while end + 1 < times.count, Self.isStraight(times, known, from: start, to: end + 1) {
        end += 1
      }
      append(times[end], known[end])
      start = end
    }
  }

  /// Whether the values are the same at all times, so that no animation is needed.
  var isStill: Bool {
    guard let first = values.first else { return true }
    return values.allSatisfy { Self.isNear($0, first) }
  }

  private static func isNear(_ value: [CGFloat], _ other: [CGFloat]) -> Bool {
    value.indices.allSatisfy { abs(value[$0] - other[$0]) < tolerance / 10 }
  }

  private mutating func append(_ time: TimeInterval, _ value: [CGFloat]) {
    times.append(time)
    values.append(value)
  }

  private static func filled(_ values: [[CGFloat]?]) -> [[CGFloat]] {
    var last = values.lazy.compactMap { $0 }.first
    return values.compactMap { value in
      last = value ?? last
      return last
    }
  }

  private static func isStraight(
    _ times: [TimeInterval], _ values: [[CGFloat]], from start: Int, to end: Int
  ) -> Bool {
    let span = times[end] - times[start]
    for middle in (start + 1)..<end {
      let share = span > 0 ? CGFloat((times[middle] - times[start]) / span) : 0
      for (index, value) in values[middle].enumerated() {
        let line = values[start][index] + (values[end][index] - values[start][index]) * share
        if abs(line - value) > tolerance { return false }
      }
    }
    // A jump needs both of its ends.
    return span > 0 || values[start] == values[end]
  }
}
