import Forms
import Foundation
import TerminalCells

/// The scale that converts points on the phone's screen to terminal cells.
///
/// All rounding to cells is done here.
struct Scale: Equatable, Sendable {
  let pointsPerColumn: CGFloat
  let pointsPerLine: CGFloat
  /// The usual height of the form's rows, in points.
  var rowHeight: CGFloat = FormRow.defaultHeight

  /// The number of whole terminal lines that a row of usual height has.
  var rowLines: Int { Int((rowHeight / pointsPerLine + 1e-9).rounded(.down)) }

  /// Returns the terminal line below a horizontal edge, which is drawn at the nearest line
  /// boundary.
  ///
  /// `y` is in points on the phone's screen.
  func line(ofEdge y: CGFloat) -> Int { whole((y / pointsPerLine).rounded()) }

  /// Returns the terminal line for a separator between two rows, if it has a line of its own.
  ///
  /// A row's text is on its middle line. With an odd number of lines, the middle is half a line
  /// off, and the separator moves as far. So each text is equally far from its separator in every
  /// section.
  func line(ofRuleAt y: CGFloat) -> Int {
    rowLines.isMultiple(of: 2) ? line(at: y) : line(ofEdge: y)
  }

  /// Returns the terminal line that contains a y coordinate of the phone's screen, in points.
  func line(at y: CGFloat) -> Int { whole((y / pointsPerLine).rounded(.down)) }

  /// Returns the terminal column right of a vertical edge; `x` is in points on the phone's screen.
  func column(ofEdge x: CGFloat) -> Int { whole((x / pointsPerColumn).rounded()) }

  /// Returns the middle of a terminal cell as a point on the phone's screen.
  func center(line: Int, column: Int) -> CGPoint {
    CGPoint(
      x: (CGFloat(column) + 0.5) * pointsPerColumn, y: (CGFloat(line) + 0.5) * pointsPerLine)
  }

  /// Returns the terminal cells of a rectangle on the phone's screen, in points.
  func area(of rect: CGRect) -> Area {
    Area(lines: lines(of: rect), columns: column(ofEdge: rect.minX)..<column(ofEdge: rect.maxX))
  }

  /// Returns the terminal lines of a rectangle on the phone's screen, in points.
  func lines(of rect: CGRect) -> Range<Int> {
    line(ofEdge: rect.minY)..<line(ofEdge: rect.maxY)
  }

  /// Rounds a number of cells and limits it, because a table can be scrolled very far.
  ///
  /// A field in a table narrower than its margins has NaN edges, so nothing is drawn.
  private func whole(_ value: CGFloat) -> Int {
    value.isNaN ? Int(Self.farAway) : Int(min(max(value, -Self.farAway), Self.farAway))
  }

  private static let farAway: CGFloat = 1e6
}
