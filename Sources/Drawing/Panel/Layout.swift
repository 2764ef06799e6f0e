import Forms
import Foundation
import Session
import TerminalCells

/// The layout of the page: the positions of the phone, the figures and the map, and the phone's
/// size.
///
/// A cell counts as twice as high as wide. The phone keeps its proportions, but is never narrower
/// than its labels need. If it stays large enough, usual rows take whole lines.
struct Layout: Equatable, Sendable {
  let scale: Scale
  /// The phone's screen in cells, without its frame.
  let screenColumns: Int
  let screenLines: Int
  /// The columns beside the phone, or 0 if there is no room.
  let figureColumns: Int
  let mapColumns: Int
  /// The lines of the whole page.
  let lines: Int

  /// The minimum width for a picture.
  ///
  /// A narrower terminal shows one line of text.
  static let leastColumns = 40
  static let leastLines = 12

  /// The least size for a phone that is touched: words would be of no use there.
  ///
  /// With the line below the phone, it is the size that `live` needs.
  static let leastTouchedColumns = LiveObstacle.leastColumns
  static let leastTouchedLines = LiveObstacle.leastLines - 1

  /// Lays out a picture.
  ///
  /// Returns nil if it would be too small.
  ///
  /// - Parameters:
  ///   - screen: the screen's size in points.
  ///   - rowHeight: the usual row height of the form, in points.
  ///   - columns: the available columns.
  ///   - lines: the available lines.
  ///   - isAlone: whether there is nothing beside the phone.
  ///   - isTouched: whether a person touches the phone.
  init?(
    screen: CGSize, rowHeight: CGFloat, columns: Int, lines: Int, isAlone: Bool = false,
    isTouched: Bool = false
  ) {
    let least = isAlone ? Self.leastPhoneColumns(of: screen) + Self.border : Self.leastColumns
    guard columns >= (isTouched ? Self.leastTouchedColumns : least),
      lines >= (isTouched ? Self.leastTouchedLines : Self.leastLines)
    else { return nil }
    let page = Page(screen: screen, rowHeight: rowHeight, columns: columns, lines: lines)
    let side = isAlone ? .none : page.side
    let pointsPerLine = page.pointsPerLine(besides: side)
    screenLines = max(1, Int((screen.height / pointsPerLine).rounded()))
    let fitting = Int((screen.width * 2 / pointsPerLine).rounded())
    let phoneColumns = min(
      max(Self.leastPhoneColumns(of: screen), fitting), columns - side.columns - Self.border)
    screenColumns = phoneColumns
    scale = Scale(
      pointsPerColumn: screen.width / CGFloat(phoneColumns),
      pointsPerLine: page.isEven(pointsPerLine)
        ? pointsPerLine : screen.height / CGFloat(screenLines), rowHeight: rowHeight)
    let extra = columns - phoneColumns - Self.border - side.columns
    let wider = side.figures > 0 ? min(extra, Side.greatestFigures - side.figures) : 0
    figureColumns = side.figures + wider
    mapColumns = side.map > 0 ? min(side.map + extra - wider, Side.greatestMap) : 0
    let needed = side.figures > 0 ? Figures.greatestLineCount : 0
    self.lines = min(lines, max(screenLines + Self.border, needed))
  }

  /// Returns the columns that a label and a value side by side need.
  static func leastPhoneColumns(of screen: CGSize) -> Int {
    screen.width > screen.height ? 38 : 30
  }

  /// The cells that the frame takes in either direction.
  static let border = 2
  static let gap = 2

  /// The phone with its frame.
  var phone: Area {
    Area(lines: 0..<(screenLines + Self.border), columns: 0..<(screenColumns + Self.border))
  }

  /// The phone's screen, without the frame around it.
  var screen: Area { Area(lines: 1..<(1 + screenLines), columns: 1..<(1 + screenColumns)) }

  var figures: Area {
    let start = phone.columns.upperBound + Self.gap
    return Area(lines: 0..<lines, columns: start..<(start + figureColumns))
  }

  var map: Area {
    let before = figureColumns > 0 ? figures.columns.upperBound : phone.columns.upperBound
    let start = before + Self.gap
    return Area(lines: 0..<lines, columns: start..<(start + mapColumns))
  }

  var columns: Int {
    if mapColumns > 0 { return map.columns.upperBound }
    return figureColumns > 0 ? figures.columns.upperBound : phone.columns.upperBound
  }
}

extension Layout {
  /// The widths of the parts beside the phone, in columns.
  private struct Side {
    var figures: Int
    var map: Int

    static let greatestFigures = 40
    static let greatestMap = 32

    /// All combinations, the one with the most information first.
    static let all = [
      Side(figures: 33, map: 11), Side(figures: 33, map: 0), Side(figures: 0, map: 11), none,
    ]
    static let none = Side(figures: 0, map: 0)

    var columns: Int {
      [figures, map].reduce(0) { $0 + ($1 > 0 ? $1 + Layout.gap : 0) }
    }
  }

  /// The available space, and the screen that must fit.
  private struct Page {
    let screen: CGSize
    let rowHeight: CGFloat
    let columns: Int
    let lines: Int

    /// The combination with the most information that does not make the phone much smaller.
    ///
    /// A row of 44 points keeps its own line if it had one. The map is dropped if usual rows then
    /// get lines between them.
    var side: Side {
      let alone = pointsPerLine(besides: .none)
      let fitting = Side.all.first { side in
        columns - side.columns - Layout.border >= Layout.leastPhoneColumns(of: screen)
          && pointsPerLine(besides: side) <= max(FormRow.defaultHeight, alone * 1.25)
      }
      guard let richest = fitting else { return .none }
      let withoutMap = Side(figures: richest.figures, map: 0)
      return hasRules(besides: withoutMap) && !hasRules(besides: richest) ? withoutMap : richest
    }

    private func hasRules(besides side: Side) -> Bool {
      2 * pointsPerLine(besides: side) <= rowHeight
    }

    func pointsPerLine(besides side: Side) -> CGFloat {
      let byLines = screen.height / CGFloat(lines - Layout.border)
      let byColumns = 2 * screen.width / CGFloat(columns - side.columns - Layout.border)
      let least = max(byLines, byColumns, Self.leastPointsPerLine)
      return evenly(least) ?? least
    }

    /// Returns the points per line that give usual rows whole lines, if the phone doesn't become
    /// higher.
    ///
    /// Nil if a row would have less than a line.
    private func evenly(_ points: CGFloat) -> CGFloat? {
      let lines = rowHeight / points
      let nearest = rowHeight / max(1, lines.rounded())
      if (screen.height / nearest).rounded() <= (screen.height / points).rounded() {
        return nearest
      }
      return lines >= 1 ? rowHeight / lines.rounded(.down) : nil
    }

    /// Whether usual rows take whole lines at a number of points per line.
    func isEven(_ points: CGFloat) -> Bool {
      let lines = rowHeight / points
      return abs(lines - lines.rounded()) < 1e-9
    }

    /// The smallest height of a line in points, because a larger phone would not be clearer.
    static let leastPointsPerLine: CGFloat = 12
  }
}
