import Foundation
import Simulation

/// A small map of the form's whole content, drawn on a few terminal lines beside the phone.
///
/// It marks the visible part, the part under the keyboard, and the active row. It includes blank
/// areas that the table shows above or below the content.
struct ContentMap {
  /// The visibility of a part of the content, such as being under the keyboard.
  enum Visibility: Equatable, Sendable {
    case scrolledAway
    case inView
    case underKeyboard
  }

  let scenery: ScreenScene
  let lineCount: Int
  /// The vertical range that the map shows, in points in the content's coordinates.
  let range: ClosedRange<CGFloat>
  /// The map's lines that show content, counted from 0 at the top.
  ///
  /// The other lines are above or below the content.
  let contentLines: Range<Int>
  private let scale: Scale
  private var linesInView = 0..<0
  private var linesUnderKeyboard = 0..<0

  init(_ scenery: ScreenScene, lines: Int) {
    self.scenery = scenery
    lineCount = lines
    let phone = scenery.phone
    let bounds = phone.table.bounds
    let contentHeight = phone.table.rows.contentHeight
    range = min(0, bounds.minY)...max(contentHeight, bounds.maxY, bounds.minY + 1)
    let height = range.upperBound - range.lowerBound
    scale = Scale(pointsPerColumn: 1, pointsPerLine: height / CGFloat(max(1, lines)))
    let first = scale.line(ofEdge: -range.lowerBound)
    contentLines = first..<max(first + 1, scale.line(ofEdge: contentHeight - range.lowerBound))
    linesInView = self.lines(ofPart: phone.visibleTableFrame)
    linesUnderKeyboard = self.lines(
      ofPart: phone.tableFrameOnScreen.part(in: phone.keyboard.frame.model))
  }

  /// Returns the map's lines for a part of the table, given in screen coordinates.
  ///
  /// At least one line, or none for an empty part.
  private func lines(ofPart rectOnScreen: CGRect?) -> Range<Int> {
    guard let rectOnScreen, rectOnScreen.height > 0 else { return 0..<0 }
    let rect = scenery.phone.convertToTable(fromScreen: rectOnScreen)
    let first = min(scale.line(ofEdge: rect.minY - range.lowerBound), lineCount - 1)
    return first..<max(first + 1, scale.line(ofEdge: rect.maxY - range.lowerBound))
  }

  func visibility(ofLine line: Int) -> Visibility {
    if linesInView.contains(line) { return .inView }
    return linesUnderKeyboard.contains(line) ? .underKeyboard : .scrolledAway
  }

  /// Returns the vertical range of the content that a line of the map shows, in points.
  func span(ofLine line: Int) -> Range<CGFloat> {
    let points = scale.pointsPerLine
    let top = range.lowerBound + CGFloat(line) * points
    return top..<(top + points)
  }

  /// The map's line with the middle of the active field's row, or nil without an active row.
  var activeLine: Int? {
    guard let row = scenery.phone.firstResponder else { return nil }
    return line(ofRow: row)
  }

  func line(ofRow row: Int) -> Int {
    line(ofMiddle: scenery.phone.table.rows.span(ofRow: row))
  }

  /// Returns the map's line with the middle of a vertical range of the content, given in points.
  func line(ofMiddle span: ClosedRange<CGFloat>) -> Int {
    scale.line(at: (span.lowerBound + span.upperBound) / 2 - range.lowerBound)
  }
}
