import Session

/// A line of output with an optional color for its whole text or its beginning.
struct ColoredLine: Equatable {
  /// A color for a line of output on the terminal.
  enum Color {
    case red, green

    /// Returns the escape sequence that turns this color on.
    ///
    /// On a light background, the colors are xterm's 124 and 22, as in pictures. Their contrast on
    /// white is 7.3 and 7.8 : 1; the terminal's own green has 2.
    func sequence(isLight: Bool) -> String {
      switch self {
      case .red: isLight ? "\u{1B}[38;5;124m" : "\u{1B}[38;5;203m"
      case .green: isLight ? "\u{1B}[38;5;22m" : "\u{1B}[32m"
      }
    }

    static let reset = "\u{1B}[39m"
  }

  let text: String
  private let color: Color?
  /// The text at the line's beginning that has the color, or nil if the whole line has it.
  private let start: String?

  /// Creates a line of output with a color for its whole text, or without color.
  init(_ text: String, _ color: Color? = nil) {
    self.init(text, color, start: nil)
  }

  /// Creates the line of output for a command's message.
  ///
  /// A verdict on the active field is green if the field's row is fully visible, and red otherwise.
  init(_ notice: Outcome.Notice) {
    switch notice {
    case .text(let text): self.init(text)
    case .verdict(let verdict):
      let color: Color? = verdict.isInView.map { $0 ? .green : .red }
      self.init(verdict.line, color, start: verdict.answer)
    }
  }

  private init(_ text: String, _ color: Color?, start: String?) {
    self.text = text
    self.color = color
    self.start = start
  }

  /// Returns the line's text with color sequences for a light or a dark background.
  func colored(isLight: Bool) -> String {
    guard let color else { return text }
    let count = start?.count ?? text.count
    return color.sequence(isLight: isLight) + text.prefix(count) + Color.reset
      + text.dropFirst(count)
  }

  /// Returns this line with its text converted by `show`, for example to ASCII for a simple
  /// terminal.
  func shown(_ show: (String) -> String) -> ColoredLine {
    ColoredLine(show(text), color, start: start.map(show))
  }

  /// Returns the output line as several rows, which `rows` makes from its text.
  ///
  /// If only the beginning has a color, only the first row has it.
  func broken(_ rows: (String) -> [String]) -> [ColoredLine] {
    rows(text).enumerated().map { index, row in
      start == nil || index == 0
        ? ColoredLine(row, color, start: start) : ColoredLine(row)
    }
  }
}

extension Outcome {
  /// Returns the lines of a command's answer for a width in columns, its `worstLine` in red.
  func coloredLines(columns: @autoclosure () -> Int?) -> [ColoredLine] {
    lines(columns: columns()).enumerated().map { index, line in
      ColoredLine(line, index == worstLine ? .red : nil)
    }
  }
}
