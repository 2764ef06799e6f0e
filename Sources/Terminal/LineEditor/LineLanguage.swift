import TerminalText

/// The hints, colors and completions for one kind of line that the user edits, such as commands.
package protocol LineLanguage {
  /// Returns the hint to show behind a line whose cursor is at the end, or nil.
  ///
  /// `history` has the earlier lines, oldest first.
  func hint(for line: String, history: [String]) -> Hint?
  /// Returns the parts of a line that have a style of their own, such as a color.
  ///
  /// All other text is plain.
  func styles(of line: String) -> [StyledRange]
  /// Receives the text of a value's line after each change, for example to preview the value.
  func note(_ line: String)
  /// Returns the completions for the word before the cursor.
  ///
  /// `cursor` is the number of characters before the cursor.
  func completions(of line: String, cursor: Int) -> CompletionList
  /// Returns the last word of an earlier line with its quotes, or nil if the line has no word.
  ///
  /// The key Alt-. inserts that word into the current line.
  func lastWord(of line: String) -> String?
  /// Returns the line with the part at its cursor, such as a date's year, changed by `step`.
  ///
  /// Returns nil if the line has no such part.
  func turned(_ line: EditedLine, by step: Int) -> EditedLine?
}

extension LineLanguage {
  package func lastWord(of line: String) -> String? { nil }

  package func turned(_ line: EditedLine, by step: Int) -> EditedLine? { nil }
}

/// The line language for typing a field's value, which completes the options of the field.
///
/// It has no hints and no colors.
package struct ValueLanguage: LineLanguage {
  package var options: [String] = []
  /// Whether each option is listed on its own row, so that a screen reader can read the list.
  package var isOnePerRow = false
  /// A closure that receives the typed text after each change, such as to preview it; or nil.
  package var typed: ((String) -> Void)?
  /// A closure that changes the part at the cursor, such as a date's year, by a step.
  ///
  /// Nil if the value has no parts to change.
  package var turning: ((EditedLine, _ step: Int) -> EditedLine?)?

  package init(
    options: [String] = [], isOnePerRow: Bool = false, typed: ((String) -> Void)? = nil,
    turning: ((EditedLine, _ step: Int) -> EditedLine?)? = nil
  ) {
    self.options = options
    self.isOnePerRow = isOnePerRow
    self.typed = typed
    self.turning = turning
  }

  package func hint(for line: String, history: [String]) -> Hint? { nil }

  package func styles(of line: String) -> [StyledRange] { [] }

  package func note(_ line: String) { typed?(line) }

  package func turned(_ line: EditedLine, by step: Int) -> EditedLine? { turning?(line, step) }

  package func completions(of line: String, cursor: Int) -> CompletionList {
    let fitting = options.filter { $0.hasPrefix(line.prefix(cursor)) }
    return CompletionList(
      candidates: fitting.map { Candidate($0, isFinal: false) }, isOnePerRow: isOnePerRow)
  }
}

/// A part of a line that is shown in its own style, such as a color.
package struct StyledRange: Equatable, Sendable {
  /// The range of the part, in characters from the start of the line.
  ///
  /// The ranges of a line are in order and do not overlap.
  package var range: Range<Int>
  /// The style as parameters of the SGR escape sequence, such as `31` or `1;38;5;208`.
  package var style: String

  package init(range: Range<Int>, style: String) {
    self.range = range
    self.style = style
  }
}
