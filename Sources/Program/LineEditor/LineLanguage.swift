import Session

/// The language of the lines that may be typed: its hints, colours and completions.
protocol LineLanguage {
  /// Returns the hint for a line whose cursor is at its end; `history` is oldest first.
  func hint(for line: String, history: [String]) -> Hinting.Hint?
  /// Returns the parts of a line that have a style; the rest is plain.
  func styles(of line: String) -> [StyledRange]
  /// Takes note of what was typed so far.
  func note(_ line: String)
  /// Returns what may stand in the place of the word before the cursor, which is so many characters
  /// from the line's beginning.
  func completions(of line: String, cursor: Int) -> CompletionList
}

/// The values of a field: nothing is known of them but the texts that they may be picked from.
struct ValueLanguage: LineLanguage {
  var options: [String] = []
  /// Whether each stands on a row of its own, as what is read out does.
  var isOnePerRow = false
  /// Is told the line whenever it has changed.
  var typed: ((String) -> Void)?

  func hint(for line: String, history: [String]) -> Hinting.Hint? { nil }

  func styles(of line: String) -> [StyledRange] { [] }

  func note(_ line: String) { typed?(line) }

  func completions(of line: String, cursor: Int) -> CompletionList {
    let fitting = options.filter { $0.hasPrefix(line.prefix(cursor)) }
    return CompletionList(
      candidates: fitting.map { Candidate($0, isFinal: false) }, isOnePerRow: isOnePerRow)
  }
}

/// A part of the line that is drawn in a style of its own.
struct StyledRange: Equatable, Sendable {
  /// The characters of the line; ranges are in order and do not overlap.
  var range: Range<Int>
  /// The parameters of the SGR sequence, such as `31` or `1;38;5;208`.
  var style: String
}
