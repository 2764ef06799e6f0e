import Forms
import Foundation

/// The scale by which points of the phone's screen become lines and columns: the one place that
/// rounds.
struct Scale: Equatable, Sendable {
  let pointsPerColumn: CGFloat
  let pointsPerLine: CGFloat
  /// The height of the form's usual rows.
  var rowHeight: CGFloat = FormRow.defaultHeight

  /// The whole lines that a usual row has.
  var rowLines: Int { Int((rowHeight / pointsPerLine + 1e-9).rounded(.down)) }

  /// Returns the line before which an edge is drawn: the nearest boundary between two lines.
  func line(ofEdge y: CGFloat) -> Int { whole((y / pointsPerLine).rounded()) }

  /// Returns the line of a rule between two rows that have lines for one.
  ///
  /// The words of a row are in its middle: where a row has an odd number of lines, that is half a
  /// line off, and the rule with it, so that words are as far from their rule in every section.
  func line(ofRuleAt y: CGFloat) -> Int {
    rowLines.isMultiple(of: 2) ? line(at: y) : line(ofEdge: y)
  }

  /// Returns the line that a point lies in.
  func line(at y: CGFloat) -> Int { whole((y / pointsPerLine).rounded(.down)) }

  /// Returns the column before which an edge is drawn.
  func column(ofEdge x: CGFloat) -> Int { whole((x / pointsPerColumn).rounded()) }

  /// Returns the cells of a rectangle of the screen.
  func area(of rect: CGRect) -> Area {
    Area(lines: lines(of: rect), columns: column(ofEdge: rect.minX)..<column(ofEdge: rect.maxX))
  }

  /// Returns the lines of a rectangle of the screen.
  func lines(of rect: CGRect) -> Range<Int> {
    line(ofEdge: rect.minY)..<line(ofEdge: rect.maxY)
  }

  /// A table can be scrolled very far, and a field in a table that is narrower than its margins is
  /// nowhere at all (its edges are no numbers); nothing is drawn there.
  private func whole(_ value: CGFloat) -> Int {
    value.isNaN ? Int(Self.farAway) : Int(min(max(value, -Self.farAway), Self.farAway))
  }

  private static let farAway: CGFloat = 1e6
}
