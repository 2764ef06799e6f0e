import Geometry
import TerminalText

/// The search for words that a misspelled word may mean.
package enum Spelling {
  // Longer names are rarely mistyped, and the comparison costs the product of both lengths.
  private static let longestName = 64

  /// Returns at most `limit` distinct candidates near to a name, ignoring case, nearest first.
  ///
  /// A candidate is near if at most a third of the name's letters, or one letter, must be inserted,
  /// removed, replaced or swapped. At least one letter must stay. A candidate that begins with the
  /// name is near too, if the name has at least three letters. Nothing is near to a number. Among
  /// equally near candidates, one that begins with the name or has the same letters comes first.
  package static func nearest(
    to name: String, among candidates: some Sequence<String>, limit: Int = 1
  ) -> [String] {
    let name = Array(name.lowercased().unicodeScalars)
    guard (1...longestName).contains(name.count),
      !name.allSatisfy({ ("0"..."9").contains($0) })
    else { return [] }
    var found: [(distance: Int, candidate: String)] = []
    var seen: Set<String> = []
    for candidate in candidates {
      guard let distance = nearness(of: candidate, to: name) else { continue }
      if seen.insert(candidate).inserted { found.append((distance, candidate)) }
    }
    // Swift's sort is stable, so equally near candidates keep their order.
    return found.sorted { $0.distance < $1.distance }.prefix(limit).map(\.candidate)
  }

  /// Returns how far a candidate is from a misspelled name, lower for nearer ones; nil if too far.
  ///
  /// The result is twice the edit distance, minus one if the candidate begins with the name or has
  /// the same letters in another order. Additional letters at the end count only up to the limit.
  private static func nearness(of candidate: String, to name: [Unicode.Scalar]) -> Int? {
    let reach = max(1, name.count / 3)
    let candidate = Array(
      candidate.lowercased().unicodeScalars.prefix(longestName + reach + 1))
    if name.count >= 3, candidate.starts(with: name) {
      return max(0, 2 * min(candidate.count - name.count, reach) - 1)
    }
    guard abs(candidate.count - name.count) <= reach else { return nil }
    let distance = distance(from: name, to: candidate)
    guard distance <= reach, distance < max(name.count, candidate.count) else { return nil }
    return 2 * distance - (distance > 0 && candidate.sorted() == name.sorted() ? 1 : 0)
  }

  /// Returns the number of insertions, deletions, replacements and swaps of neighbors between two
  /// words.
  private static func distance(from source: [Unicode.Scalar], to target: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...target.count)
    for row in source.indices {
      var current = [row + 1]
      for column in target.indices {
        let isSame = source[row] == target[column]
        var best = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        let isSwap =
          row > 0 && column > 0 && source[row] == target[column - 1]
          && source[row - 1] == target[column]
        if isSwap { best = min(best, beforeLast[column - 1] + 1) }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[target.count]
  }
}
