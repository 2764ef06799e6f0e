extension Canvas {
  /// Returns the page as lines of text, each ended by a line feed, without blanks at their ends.
  func text(style: PictureStyle) -> String {
    area.lines.map { lineText($0, style: style) + "\n" }.joined()
  }

  private func lineText(_ line: Int, style: PictureStyle) -> String {
    var text = ""
    var ink: Ink = []
    for column in 0..<usedColumns(ofLine: line) {
      let cell = self[line, column]
      if style.isColored, cell.ink != ink, !cell.isBlank {
        ink = cell.ink
        text += ink.sequence
      }
      text += style.characters.text(of: cell)
    }
    return ink.isEmpty ? text : text + Ink().sequence
  }

  private func usedColumns(ofLine line: Int) -> Int {
    (area.columns.last { !self[line, $0].isBlank } ?? -1) + 1
  }
}
