/// The texts that were cut from lines, the newest last, for pasting.
///
/// Consecutive cuts on the same line are joined, as in readline and Emacs.
struct KillRing: Equatable, Sendable {
  private var kills: [[Unicode.Scalar]] = []
  /// The line after the last cut, to recognize whether the next cut follows directly.
  private var lineAfterKill: EditedLine?
  /// The last paste: the line after it, the range of the pasted text, and its index in the ring.
  private var yank: Yank?

  /// A paste: the line after it, the range of the pasted text, and its index in the ring.
  private struct Yank: Equatable, Sendable {
    var line: EditedLine
    var place: Range<Int>
    var index: Int
  }

  private static let capacity = 30

  /// Cuts a range of scalars from a line, keeps the text for pasting, and returns the new line.
  ///
  /// Returns nil for an empty range.
  mutating func kill(_ range: Range<Int>, of line: EditedLine) -> EditedLine? {
    guard !range.isEmpty else { return nil }
    let text = Array(line.scalars[range])
    if line == lineAfterKill, let last = kills.popLast() {
      kills.append(range.upperBound <= line.cursor ? text + last : last + text)
    } else {
      kills = kills.suffix(Self.capacity - 1) + [text]
    }
    let rest = line.replacing(range, with: [])
    lineAfterKill = rest
    return rest
  }

  /// Returns the line with the last cut text inserted at the cursor, or nil if there is no cut.
  mutating func yank(into line: EditedLine) -> EditedLine? {
    put(kills.count - 1, in: line.cursor..<line.cursor, of: line)
  }

  /// Returns the line with the last pasted text replaced by the cut before it.
  ///
  /// Returns nil if the line's last change was not a paste.
  mutating func cycle(in line: EditedLine) -> EditedLine? {
    guard let yank, yank.line == line, kills.count > 1 else { return nil }
    return put((yank.index + kills.count - 1) % kills.count, in: yank.place, of: line)
  }

  private mutating func put(_ index: Int, in range: Range<Int>, of line: EditedLine) -> EditedLine?
  {
    guard kills.indices.contains(index) else { return nil }
    let result = line.replacing(range, with: kills[index])
    yank = Yank(line: result, place: range.lowerBound..<result.cursor, index: index)
    return result
  }
}
