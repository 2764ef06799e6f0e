/// The texts that keys have cut from edited lines, the newest last, so that keys can paste them.
///
/// Consecutive cuts on the same line are joined, as in readline and Emacs.
struct KillRing: Equatable, Sendable {
  private var kills: [[Unicode.Scalar]] = []
  /// The line after the last cut; if it is unchanged at the next cut, both cuts are joined.
  private var lineAfterKill: EditedLine?
  /// The last paste of a cut text, or nil.
  private var yank: Yank?

  /// A paste of a cut text: the resulting line, the range of the pasted text, and the text's index
  /// in the ring.
  private struct Yank: Equatable, Sendable {
    var line: EditedLine
    var place: Range<Int>
    var index: Int
  }

  private static let capacity = 30

  /// Cuts a range of Unicode scalars from a line, and returns the new line.
  ///
  /// The cut text is stored for pasting. Returns nil for an empty range.
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

  /// Returns the line with the last cut text pasted at the cursor, or nil if nothing was cut.
  mutating func yank(into line: EditedLine) -> EditedLine? {
    put(kills.count - 1, in: line.cursor..<line.cursor, of: line)
  }

  /// Returns the line with the last pasted text replaced by the text that was cut before it.
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
