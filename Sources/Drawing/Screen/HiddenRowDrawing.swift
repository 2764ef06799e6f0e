import Foundation
import TerminalText
import TerminalCells

/// Draws an active field's row in terminal cells if the row is partly hidden.
///
/// It marks the row's place at the keyboard's side, and draws a note with id and distance at the edge
/// that hides the row. The keys in front of the row stay readable.
struct HiddenRowDrawing {
  let row: HiddenRow
  let keyboard: KeyboardScene?
  let scale: Scale
  let screen: Area

  func draw(on canvas: inout Canvas) {
    if row.edge == .keyboardTop { drawMark(on: &canvas) }
    let inner = screen.inset(columns: TableDrawing.margin - 1)
    let text = note(columns: inner.columns.count)
    canvas.draw(
      text, line: line, column: inner.columns.lowerBound, ink: [.bold, .bad], in: inner)
  }

  /// Returns the note with the hidden row's id and distance, at most `columns` columns wide.
  ///
  /// A long id is truncated, but the distance is not.
  private func note(columns: Int) -> ShownText {
    let whole = ShownText(" \(row.note) ")
    guard whole.columns > columns else { return whole }
    let end = ShownText("\(row.howFar) ")
    return ShownText.start(of: " \(row.sign) \(row.id)", columns: columns - end.columns) + end
  }

  private var line: Int {
    let line = scale.line(ofEdge: row.y)
    return switch row.edge {
    case .keyboardTop: min(line, screen.lines.upperBound - 1)
    case .top: line
    case .bottom: max(line - 1, screen.lines.lowerBound)
    }
  }

  /// Draws a mark at the keyboard's left side, at the height of the hidden row.
  private func drawMark(on canvas: inout Canvas) {
    guard let keyboard else { return }
    let area = scale.area(of: keyboard.frame).intersection(screen)
    let line = scale.line(at: row.frameOnScreen.midY)
    guard area.lines.dropFirst().contains(line) else { return }
    canvas.fill(Area(line: line, columns: area.columns.prefix(1)), with: "▌", ink: .bad)
  }
}
