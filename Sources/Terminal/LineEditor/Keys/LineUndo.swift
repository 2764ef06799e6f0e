/// The undo history of an edited line.
///
/// Consecutively typed characters are one change.
struct LineUndo: Equatable, Sendable {
  private var states: [EditedLine] = []
  /// Whether the last change was typing; the next typed character then belongs to the same change.
  private var isTyping = false

  private static let capacity = 1_000

  /// Records a state of the edited line that undo can return to.
  ///
  /// If `isOneKey` is true, the change is not joined with typing before or after it.
  mutating func note(_ line: EditedLine, isOneKey: Bool = false) {
    guard let last = states.last else { return states.append(line) }
    guard line.scalars != last.scalars else {
      // Typing at another position is a new change.
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

  /// Replaces the result of the last change, so that undo reverts both changes at once.
  mutating func replaceLast(with line: EditedLine) { states = states.dropLast() + [line] }

  /// Returns the edited line before its last change, or nil if there is nothing to undo.
  mutating func undo(_ line: EditedLine) -> EditedLine? {
    note(line)
    guard states.count > 1 else { return nil }
    states.removeLast()
    isTyping = false
    return states.last
  }

  /// Returns the text that was inserted between the old line's cursor and the new line's cursor.
  private static func inserted(
    into old: EditedLine, by new: EditedLine
  ) -> ArraySlice<Unicode.Scalar> {
    old.cursor < new.cursor ? new.scalars[old.cursor..<new.cursor] : []
  }
}
