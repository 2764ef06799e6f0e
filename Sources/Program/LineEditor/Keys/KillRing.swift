/// The texts that were cut out of lines, the newest last, to be put in again.
///
/// What follows on a cut directly, on the same line, is joined to it; so readline and Emacs do.
struct KillRing: Equatable, Sendable {
  private var kills: [[Unicode.Scalar]] = []
  /// The line that the last cut left.
  private var lineAfterKill: EditedLine?
  /// What was put in last: the line that it left, its place there, and which it is of the ring.
  private var yank: Yank?

  private struct Yank: Equatable, Sendable {
    var line: EditedLine
    var place: Range<Int>
    var index: Int
  }

  private static let capacity = 30

  /// Cuts scalars out of a line; nil where there are none.
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

  /// Puts what was cut last in at the cursor; nil where nothing was.
  mutating func yank(into line: EditedLine) -> EditedLine? {
    put(kills.count - 1, in: line.cursor..<line.cursor, of: line)
  }

  /// Puts what was cut before in the place of what was just put in; nil where nothing was.
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
