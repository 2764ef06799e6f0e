import TerminalText

/// The language of an edited line: its hints, colors and completions.
package protocol LineLanguage {
  /// Returns the hint for a line with the cursor at the end of the text.
  ///
  /// `history` is oldest first.
  func hint(for line: String, history: [String]) -> Hint?
  /// Returns the styled parts of a line.
  ///
  /// The rest is plain.
  func styles(of line: String) -> [StyledRange]
  /// Receives the text typed so far.
  func note(_ line: String)
  /// Returns the candidates for the word before the cursor, which is `cursor` characters from the
  /// start.
  func completions(of line: String, cursor: Int) -> CompletionList
  /// Returns the last word of an earlier line with its quotes, or nil if the line has no word.
  func lastWord(of line: String) -> String?
  /// Returns the line with the part at the cursor turned by a step, or nil if nothing turns there.
  func turned(_ line: EditedLine, by step: Int) -> EditedLine?
}

extension LineLanguage {
  package func lastWord(of line: String) -> String? { nil }

  package func turned(_ line: EditedLine, by step: Int) -> EditedLine? { nil }
}

/// The language of a field's values, which only has optional choices.
package struct ValueLanguage: LineLanguage {
  package var options: [String] = []
  /// Whether each choice is on its own row, for speech.
  package var isOnePerRow = false
  /// Receives the line after each change.
  package var typed: ((String) -> Void)?
  /// Turns a part of the value, such as the year of a date.
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

/// A part of a line with its own style.
package struct StyledRange: Equatable, Sendable {
  /// The range in characters.
  ///
  /// Ranges are in order and do not overlap.
  package var range: Range<Int>
  /// The parameters of the SGR sequence, such as `31` or `1;38;5;208`.
  package var style: String

  package init(range: Range<Int>, style: String) {
    self.range = range
    self.style = style
  }
}
