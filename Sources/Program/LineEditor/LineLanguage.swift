import Session

/// The language of an edited line: its hints, colors and completions.
protocol LineLanguage {
  /// Returns the hint for a line with the cursor at the end of the text.
  ///
  /// `history` is oldest first.
  func hint(for line: String, history: [String]) -> HintProvider.Hint?
  /// Returns the styled parts of a line.
  ///
  /// The rest is plain.
  func styles(of line: String) -> [StyledRange]
  /// Receives the text typed so far.
  func note(_ line: String)
  /// Returns the candidates for the word before the cursor, which is `cursor` characters from the
  /// start.
  func completions(of line: String, cursor: Int) -> CompletionList
}

/// The language of a field's values, which only has optional choices.
struct ValueLanguage: LineLanguage {
  var options: [String] = []
  /// Whether each choice is on its own row, for speech.
  var isOnePerRow = false
  /// Receives the line after each change.
  var typed: ((String) -> Void)?

  func hint(for line: String, history: [String]) -> HintProvider.Hint? { nil }

  func styles(of line: String) -> [StyledRange] { [] }

  func note(_ line: String) { typed?(line) }

  func completions(of line: String, cursor: Int) -> CompletionList {
    let fitting = options.filter { $0.hasPrefix(line.prefix(cursor)) }
    return CompletionList(
      candidates: fitting.map { Candidate($0, isFinal: false) }, isOnePerRow: isOnePerRow)
  }
}

/// A part of a line with its own style.
struct StyledRange: Equatable, Sendable {
  /// The range in characters.
  ///
  /// Ranges are in order and do not overlap.
  var range: Range<Int>
  /// The parameters of the SGR sequence, such as `31` or `1;38;5;208`.
  var style: String
}
