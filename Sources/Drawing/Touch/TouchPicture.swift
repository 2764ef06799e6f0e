import Foundation
import Session
import TerminalText
import TerminalCells

/// The picture of a phone that the user touches in live mode, on the whole terminal.
///
/// Lines of text are below the phone, and a panel may be over it. A longer text covers the end of
/// the picture.
package struct TouchPicture: Equatable, Sendable {
  private let picture: Picture
  private let columns: Int
  private let lines: Int
  private let style: PictureStyle
  private let foot: [String]
  private let panel: Panel?

  /// Creates the picture of a session's phone that the user touches in live mode.
  ///
  /// - Parameters:
  ///   - session: the session.
  ///   - columns: the terminal's width.
  ///   - lines: the terminal's height.
  ///   - style: the terminal's abilities.
  ///   - interaction: the user's choices about the picture.
  ///   - foot: the texts of the last lines.
  ///   - panel: the panel over the picture, or nil.
  package init(
    _ session: Session, columns: Int, lines: Int, style: PictureStyle, interaction: Interaction,
    foot: [String] = [], panel: Panel? = nil
  ) {
    picture = Picture(
      session, columns: columns, lines: max(1, lines - 1), style: style, interaction: interaction)
    self.columns = columns
    self.lines = lines
    self.style = style
    self.foot = foot
    self.panel = panel
  }

  /// The picture of the touched phone as a page of cells for the whole terminal.
  package var page: Page {
    var canvas = Canvas(columns: columns, lines: lines)
    canvas.paste(picture.page.canvas, line: 0, column: 0)
    for (index, text) in foot.suffix(lines).enumerated() {
      let line = lines - min(foot.count, lines) + index
      let area = Area(line: line, columns: 0..<columns)
      if index < foot.count - 1 { canvas.fill(area, with: " ") }
      canvas.draw(
        ShownText.start(of: text, columns: columns - 1), line: line, column: 0, ink: .dim, in: area)
    }
    if let panel { PanelDrawing(panel, columns: columns, lines: lines - 1).draw(on: &canvas) }
    return Page(canvas: canvas, style: style)
  }

  /// Returns the part of the picture at a cell of the terminal that the user clicks, or nil.
  ///
  /// If there is a panel, only its rows can be clicked.
  package func target(line: Int, column: Int) -> PictureTarget? {
    guard let panel else { return picture.target(line: line, column: column) }
    return PanelDrawing(panel, columns: columns, lines: lines - 1)
      .row(line: line, column: column).map(PictureTarget.panelRow)
  }

  /// Returns how many characters are before the caret after a click on a cell of the active field.
  ///
  /// Lines and columns count from 0 on the terminal. Nil outside the field's text.
  package func caretPlace(line: Int, column: Int) -> Int? {
    picture.caretPlace(line: line, column: column)
  }

  /// Returns the middle of a cell as a point on the phone's screen.
  ///
  /// Lines and columns count from 0 on the terminal. The point may be beside the screen. Nil if no
  /// phone is drawn.
  package func point(line: Int, column: Int) -> CGPoint? {
    picture.point(line: line, column: column)
  }
}

/// A panel over the picture, such as a menu: a title and rows, with at most one selected.
package struct Panel: Equatable, Sendable {
  package var title: String
  package var rows: [String]
  package var selected: Int?

  package init(title: String, rows: [String], selected: Int? = nil) {
    self.title = title
    self.rows = rows
    self.selected = selected
  }
}

/// Draws a panel, such as a menu, with a frame at the page's right edge.
///
/// If not all rows fit, those around the selected row are drawn.
private struct PanelDrawing {
  private let panel: Panel
  private let area: Area
  private let first: Int

  init(_ panel: Panel, columns: Int, lines: Int) {
    self.panel = panel
    let words = ([panel.title + "  "] + panel.rows).map { ShownText($0).columns }.max() ?? 0
    // While something is chosen, the phone stays in view at its side where there is room.
    let greatest = panel.selected == nil ? columns : max(40, columns - 34)
    // A terminal may have no lines or columns for a moment.
    let width = max(0, min(columns, words + 4, greatest))
    let height = max(0, min(lines, panel.rows.count + 2))
    area = Area(lines: 0..<height, columns: max(0, columns - width)..<max(0, columns))
    let room = max(1, height - 2)
    let selected = panel.selected ?? 0
    first = min(max(0, selected - room / 2), max(0, panel.rows.count - room))
  }

  private var rows: Range<Int> {
    first..<min(panel.rows.count, first + max(0, area.lines.count - 2))
  }

  func draw(on canvas: inout Canvas) {
    guard area.lines.count > 2, area.columns.count > 4 else { return }
    canvas.fill(area, with: " ")
    canvas.drawFrame(around: area)
    let inner = area.inset(columns: 2)
    canvas.draw(
      ShownText.start(of: " \(panel.title) ", columns: inner.columns.count),
      line: area.lines.lowerBound, column: area.columns.lowerBound + 1, ink: .bold, in: area)
    for row in rows {
      let isSelected = row == panel.selected
      let line = area.lines.lowerBound + 1 + row - first
      canvas.draw(
        ShownText.start(of: panel.rows[row], columns: inner.columns.count), line: line,
        column: inner.columns.lowerBound, ink: isSelected ? [.bold, .accent] : [], in: inner)
      if isSelected {
        canvas.put("▸", line: line, column: area.columns.lowerBound + 1, ink: .accent)
      }
    }
  }

  func row(line: Int, column: Int) -> Int? {
    guard area.inset(columns: 1).columns.contains(column) else { return nil }
    let row = first + line - area.lines.lowerBound - 1
    return line > area.lines.lowerBound && rows.contains(row) ? row : nil
  }
}
