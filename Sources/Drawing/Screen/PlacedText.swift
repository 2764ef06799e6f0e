import TerminalText
import TerminalCells

/// A text to draw in a line of a terminal picture, with its first column and its emphasis.
struct PlacedText: Equatable, Sendable {
  let text: ShownText
  let column: Int
  let ink: Ink
}

extension Canvas {
  mutating func draw(_ words: [PlacedText], line: Int, in clip: Area) {
    for part in words {
      draw(part.text, line: line, column: part.column, ink: part.ink, in: clip)
    }
  }
}
