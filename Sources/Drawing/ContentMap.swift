import Foundation
import Simulation

/// The whole content from top to bottom in so many lines: what is in view, what the keyboard
/// covers, and where the active row is.
///
/// It begins and ends with the content, or further out where the table shows more than that.
struct ContentMap {
  /// What the table shows of a part of the content.
  enum Visibility: Equatable, Sendable {
    case scrolledAway
    case inView
    case underKeyboard
  }

  let scenery: Scenery
  let lineCount: Int
  /// In points of the content.
  let range: ClosedRange<CGFloat>
  private let linesInView: Range<Int>
  private let linesUnderKeyboard: Range<Int>

  init(_ scenery: Scenery, lines: Int) {
    self.scenery = scenery
    lineCount = lines
    let phone = scenery.phone
    let bounds = phone.table.bounds
    let range =
      min(0, bounds.minY)...max(phone.table.rows.contentHeight, bounds.maxY, bounds.minY + 1)
    self.range = range
    linesInView = Self.lines(of: phone.visibleTableFrame, phone: phone, range: range, count: lines)
    let covered = phone.tableFrameOnScreen.intersection(phone.keyboard.frame.model)
    linesUnderKeyboard = Self.lines(of: covered, phone: phone, range: range, count: lines)
  }

  /// Returns the lines that a part of the screen takes on the map: at least one unless it is empty.
  private static func lines(
    of rectOnScreen: CGRect, phone: Phone, range: ClosedRange<CGFloat>, count: Int
  ) -> Range<Int> {
    guard !rectOnScreen.isNull, rectOnScreen.height > 0 else { return 0..<0 }
    let rect = phone.convertToTable(fromScreen: rectOnScreen)
    let scale = Self.scale(range, count: count)
    let first = scale.line(ofEdge: rect.minY - range.lowerBound)
    let end = scale.line(ofEdge: rect.maxY - range.lowerBound)
    return min(first, count - 1)..<max(min(first, count - 1) + 1, end)
  }

  private static func scale(_ range: ClosedRange<CGFloat>, count: Int) -> Scale {
    let height = range.upperBound - range.lowerBound
    return Scale(pointsPerColumn: 1, pointsPerLine: height / CGFloat(max(1, count)))
  }

  func visibility(ofLine line: Int) -> Visibility {
    if linesInView.contains(line) { return .inView }
    return linesUnderKeyboard.contains(line) ? .underKeyboard : .scrolledAway
  }

  /// Returns the span of the content that a line stands for.
  func span(ofLine line: Int) -> Range<CGFloat> {
    let points = scale.pointsPerLine
    let top = range.lowerBound + CGFloat(line) * points
    return top..<(top + points)
  }

  /// The line of the active row's middle.
  var activeLine: Int? {
    guard let row = scenery.phone.firstResponder else { return nil }
    return line(ofRow: row)
  }

  func line(ofRow row: Int) -> Int {
    line(ofMiddle: scenery.phone.table.rows.span(ofRow: row))
  }

  /// Returns the line of the middle of a span of the content.
  func line(ofMiddle span: ClosedRange<CGFloat>) -> Int {
    scale.line(at: (span.lowerBound + span.upperBound) / 2 - range.lowerBound)
  }

  /// Returns the lines that have a part of the content; the others lie above or below it.
  var contentLines: Range<Int> {
    let first = scale.line(ofEdge: -range.lowerBound)
    let end = scale.line(ofEdge: scenery.phone.table.rows.contentHeight - range.lowerBound)
    return first..<max(first + 1, end)
  }

  private var scale: Scale { Self.scale(range, count: lineCount) }
}
