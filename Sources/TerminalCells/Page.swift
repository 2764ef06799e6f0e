/// A picture of fixed size for a part of the terminal, which can be redrawn in place.
package struct Page: Equatable, Sendable {
  package let canvas: Canvas
  package let style: PictureStyle

  package init(canvas: Canvas, style: PictureStyle) {
    (self.canvas, self.style) = (canvas, style)
  }

  package var columns: Int { canvas.area.columns.count }
  package var lines: Int { canvas.area.lines.count }

  /// Returns the terminal output that replaces another page of the same size by this one.
  ///
  /// A nil page means a blank one. The output is empty if nothing changed. If the colors differ, the
  /// whole page is written.
  ///
  /// The page begins at a line and a column of the terminal, and extends to its right edge.
  /// Afterwards, the cursor is anywhere on the page, and the style is plain.
  package func text(over old: Page?, line: Int = 0, column: Int = 0) -> String {
    let blank = Canvas(columns: columns, lines: lines)
    func difference(from old: Canvas, to new: Canvas) -> String {
      CanvasDifference(from: old, to: new, style: style, line: line, column: column).text
    }
    guard let old else { return difference(from: blank, to: canvas) }
    return old.style == style
      ? difference(from: old.canvas, to: canvas)
      : difference(from: old.canvas, to: blank) + difference(from: blank, to: canvas)
  }

  /// Returns the page as it looks after the terminal has scrolled its rows up by `count`.
  package func scrolled(by count: Int) -> Page {
    var rest = Canvas(columns: columns, lines: lines)
    rest.paste(canvas, line: -count, column: 0)
    return Page(canvas: rest, style: style)
  }
}
