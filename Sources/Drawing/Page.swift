/// A picture as the rows of a terminal from its first one down, to be changed in place.
package struct Page: Equatable, Sendable {
  let canvas: Canvas
  let style: PictureStyle

  package var columns: Int { canvas.area.columns.count }
  package var lines: Int { canvas.area.lines.count }

  /// Returns what a terminal that shows another page of the same size, or nil for blank rows, is
  /// sent to show this one; nothing where nothing has changed.
  ///
  /// The cursor is left anywhere on the page, with the plain style.
  package func text(over old: Page?) -> String {
    let blank = Canvas(columns: columns, lines: lines)
    return CanvasDifference(from: old?.canvas ?? blank, to: canvas, style: style).text
  }
}
