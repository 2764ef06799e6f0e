/// The states that a line has had, so that changes can be taken back one by one.
///
/// Characters that are typed one after the other are one change.
struct LineUndo: Equatable, Sendable {
  private var states: [EditedLine] = []
  /// Whether the last change was typing.
  private var isTyping = false

  private static let capacity = 1_000

  /// Notes a line as it is now; what one key has done is never a part of the typing around it.
  mutating func note(_ line: EditedLine, isOneKey: Bool = false) {
    guard let last = states.last else { return states.append(line) }
    guard line.scalars != last.scalars else {
      // Typing elsewhere is another change.
      if line.cursor != last.cursor { isTyping = false }
      states[states.count - 1] = line
      return
    }
    let isTyped =
      !isOneKey
      && line
        == last.replacing(
          last.cursor..<last.cursor, with: Self.inserted(into: last, by: line))
    if isTyped, isTyping { states.removeLast() }
    states = states.suffix(Self.capacity) + [line]
    isTyping = isTyped
  }

  /// Notes what the last change has become.
  mutating func replaceLast(with line: EditedLine) { states = states.dropLast() + [line] }

  /// Returns the line before the last change; nil where there was none.
  mutating func undo(_ line: EditedLine) -> EditedLine? {
    note(line)
    guard states.count > 1 else { return nil }
    states.removeLast()
    isTyping = false
    return states.last
  }

  /// What stands between the old cursor and the new one.
  private static func inserted(
    into old: EditedLine, by new: EditedLine
  ) -> ArraySlice<Unicode.Scalar> {
    old.cursor < new.cursor ? new.scalars[old.cursor..<new.cursor] : []
  }
}
