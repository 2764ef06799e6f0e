/// The expected lines of a program's output, for comparison with the actual ones.
///
/// A line with only `…` matches any number of lines.
struct Transcript: Equatable {
  var lines: [String]

  private static let gap = "…"

  /// Returns the lines, with each `…` replaced by the lines of `actual` that it matches.
  ///
  /// So the result equals `actual` if the transcript matches it.
  func filled(from actual: [String]) -> [String] {
    let parts = lines.split(separator: Self.gap, omittingEmptySubsequences: false).map(Array.init)
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return lines }
    var position = first.count
    for part in parts.dropFirst().dropLast() {
      guard let start = Self.start(of: part, in: actual, from: position) else { return lines }
      position = start + part.count
    }
    let end = actual.count - last.count
    guard actual.starts(with: first), position <= end, Array(actual[end...]) == last else {
      return lines
    }
    return actual
  }

  private static func start(of part: [String], in lines: [String], from position: Int) -> Int? {
    (position...max(position, lines.count)).first { lines.dropFirst($0).starts(with: part) }
  }
}
