/// A picture for a fixed part of the terminal, which can be updated in place.
package struct Page: Equatable, Sendable {
  package let canvas: Canvas
  package let style: PictureStyle

  package init(canvas: Canvas, style: PictureStyle) {
    (self.canvas, self.style) = (canvas, style)
  }

  package var columns: Int { canvas.area.columns.count }
  package var lines: Int { canvas.area.lines.count }

  /// Returns the text that changes a terminal from another page of the same size to this one.
  ///
  /// Nil means a blank page. The text is empty if nothing changed.
  ///
  /// The page begins at a line and a column, and extends to the terminal's right edge. The cursor
  /// ends anywhere on the page, with the plain style.
  package func text(over old: Page?, line: Int = 0, column: Int = 0) -> String {
    let blank = Canvas(columns: columns, lines: lines)
    return CanvasDifference(
      from: old?.canvas ?? blank, to: canvas, style: style, line: line, column: column
    ).text
  }

  /// Returns the page after its rows have moved up.
  package func scrolled(by count: Int) -> Page {
    var rest = Canvas(columns: columns, lines: lines)
    rest.paste(canvas, line: -count, column: 0)
    return Page(canvas: rest, style: style)
  }
}
