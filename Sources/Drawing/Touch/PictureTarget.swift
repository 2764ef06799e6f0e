import Foundation
import TerminalCells
import TerminalText

/// A part of the phone's picture in a terminal that the user can click.
package enum PictureTarget: Equatable, Sendable {
  /// A point on the phone's screen, in points.
  ///
  /// It is the middle of the clicked cell, or of the row whose text is drawn there.
  case screen(CGPoint)
  /// A key of the drawn keyboard, or a button above it.
  case key(KeyAction)
  /// A position on the map of the form's content: a y coordinate of the content, in points.
  case content(CGFloat)
  /// A row of the panel over the picture, such as a menu, counted from 0.
  case panelRow(Int)
}

extension Picture {
  /// Returns the part of the picture at a cell that the user clicks.
  ///
  /// Lines and columns count from 0 in the picture. Nil beside the phone and the map.
  package func target(line: Int, column: Int) -> PictureTarget? {
    guard let layout = pageLayout else { return nil }
    if layout.mapColumns > 0, layout.map.contains(line: line, column: column) {
      let map = ContentMap(scenery, lines: layout.map.lines.count)
      let span = map.span(ofLine: line - layout.map.lines.lowerBound)
      return .content((span.lowerBound + span.upperBound) / 2)
    }
    let screen = layout.screen
    guard screen.contains(line: line, column: column) else { return nil }
    let (line, column) = (line - screen.lines.lowerBound, column - screen.columns.lowerBound)
    if scenery.cover?.canHaveKeyboard != false,
      let action = KeyboardDrawing(scenery, scale: layout.scale, style: style)
        .action(line: line, column: column)
    {
      return .key(action)
    }
    return .screen(point(line: line, column: column, layout))
  }

  /// Returns the point on the screen in the middle of a cell, or of the row whose text is there.
  private func point(line: Int, column: Int, _ layout: Layout) -> CGPoint {
    var point = layout.scale.center(line: line, column: column)
    guard scenery.cover == nil else { return point }
    let area = Area(lines: 0..<layout.screenLines, columns: 0..<layout.screenColumns)
    let table = TableDrawing(scenery, scale: layout.scale, style: style, screen: area)
    guard let row = table.frame(ofRowAt: line, column: column) else { return point }
    let shown = row.intersection(scenery.phone.visibleTableFrame)
    if !shown.isEmpty, !(shown.minY..<shown.maxY).contains(point.y) { point.y = shown.midY }
    return point
  }

  /// Returns how many characters are before the caret after a click on a cell of the active field.
  ///
  /// Lines and columns count from 0 in the picture. Nil outside the field's text.
  package func caretPlace(line: Int, column: Int) -> Int? {
    guard let layout = pageLayout, scenery.cover == nil,
      layout.screen.contains(line: line, column: column)
    else { return nil }
    let screen = layout.screen
    let (line, column) = (line - screen.lines.lowerBound, column - screen.columns.lowerBound)
    if let place = KeyboardDrawing(scenery, scale: layout.scale, style: style)
      .caretPlace(line: line, column: column)
    {
      return place
    }
    let area = Area(lines: 0..<layout.screenLines, columns: 0..<layout.screenColumns)
    return TableDrawing(scenery, scale: layout.scale, style: style, screen: area)
      .caretPlace(line: line, column: column)
  }

  /// Returns the middle of a cell as a point on the phone's screen.
  ///
  /// Lines and columns count from 0 in the picture. The point may be beside the screen. Nil if no
  /// phone is drawn.
  package func point(line: Int, column: Int) -> CGPoint? {
    guard let layout = pageLayout else { return nil }
    let screen = layout.screen
    return layout.scale.center(
      line: line - screen.lines.lowerBound, column: column - screen.columns.lowerBound)
  }
}
