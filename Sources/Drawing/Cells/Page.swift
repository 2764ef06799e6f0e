/// A picture as the rows of a terminal from its first one down, to be changed in place.
package struct Page: Equatable, Sendable {
  let canvas: Canvas
  let style: PictureStyle

  package var columns: Int { canvas.area.columns.count }
  package var lines: Int { canvas.area.lines.count }

  /// Returns what a terminal that shows another page of the same size, or nil for blank rows, is
  /// sent to show this one; nothing where nothing has changed.
  ///
  /// The page begins at a line and a column of the terminal, and goes to its right edge. The cursor
  /// is left anywhere on the page, with the plain style.
  package func text(over old: Page?, line: Int = 0, column: Int = 0) -> String {
    let blank = Canvas(columns: columns, lines: lines)
    return CanvasDifference(
      from: old?.canvas ?? blank, to: canvas, style: style, line: line, column: column
    ).text
  }

  /// Returns what is left of the page after its rows have moved up.
  package func scrolled(by count: Int) -> Page {
    var rest = Canvas(columns: columns, lines: lines)
    rest.paste(canvas, line: -count, column: 0)
    return Page(canvas: rest, style: style)
  }
}
