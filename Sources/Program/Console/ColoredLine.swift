import Session

/// A line to be written, with the part at its beginning that has a colour where colours are on.
struct ColoredLine: Equatable {
  enum Color: String {
    case red = "\u{1B}[31m"
    case green = "\u{1B}[32m"

    static let reset = "\u{1B}[39m"
  }

  let text: String
  private let color: Color?
  /// What of the text has the colour; nil for all of it, in each of its rows.
  private let start: String?

  /// Creates a line, in one colour if one is given.
  init(_ text: String, _ color: Color? = nil) {
    self.init(text, color, start: nil)
  }

  /// Creates a notice's line: a verdict's answer is green where the active row is in view and red
  /// where not.
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

  /// The text in its colour, if it has one.
  var colored: String {
    guard let color else { return text }
    let count = start?.count ?? text.count
    return color.rawValue + text.prefix(count) + Color.reset + text.dropFirst(count)
  }

  /// Returns the line as a terminal shows it.
  func shown(_ show: (String) -> String) -> ColoredLine {
    ColoredLine(show(text), color, start: start.map(show))
  }

  /// Returns the rows into which the line is broken; a start has its colour in the first.
  func broken(_ rows: (String) -> [String]) -> [ColoredLine] {
    rows(text).enumerated().map { index, row in
      start == nil || index == 0
        ? ColoredLine(row, color, start: start) : ColoredLine(row)
    }
  }
}

extension Outcome {
  /// Returns the answer's lines for so many columns, the worst of several in red.
  func coloredLines(columns: @autoclosure () -> Int?) -> [ColoredLine] {
    lines(columns: columns()).enumerated().map { index, line in
      ColoredLine(line, index == worstLine ? .red : nil)
    }
  }
}
