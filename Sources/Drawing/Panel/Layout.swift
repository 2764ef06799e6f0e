import Forms
import Foundation
import Session
import TerminalCells

/// The layout of a phone's picture in a terminal: the cells of the phone, the figures and the map.
///
/// A cell counts as twice as high as wide. The phone keeps its proportions, but is at least as wide
/// as its labels need. If it stays large enough, rows of the usual height have whole lines.
struct Layout: Equatable, Sendable {
  let scale: Scale
  /// The width of the phone's screen in terminal columns, without its frame.
  let screenColumns: Int
  let screenLines: Int
  /// The number of columns for the panel of figures beside the phone, or 0 if it doesn't fit.
  let figureColumns: Int
  let mapColumns: Int
  /// The number of lines of the whole page with the phone and the figures.
  let lines: Int

  /// The minimum width in terminal columns for a picture of the phone.
  ///
  /// A narrower terminal shows one line of text.
  static let leastColumns = 40
  static let leastLines = 12

  /// The minimum width in terminal columns for the phone in live mode, where keys and mouse touch
  /// it.
  ///
  /// On a narrower terminal, the command `live` fails, because one line of text is no phone to
  /// touch.
  static let leastTouchedColumns = LiveObstacle.leastColumns
  static let leastTouchedLines = LiveObstacle.leastLines - 1

  /// Lays out a picture of a phone in terminal cells.
  ///
  /// Returns nil if the picture would be too small.
  ///
  /// - Parameters:
  ///   - screen: the screen's size in points.
  ///   - rowHeight: the usual row height of the form, in points.
  ///   - columns: the available columns.
  ///   - lines: the available lines.
  ///   - isAlone: whether nothing is drawn beside the phone.
  ///   - isTouched: whether the picture is for live mode, which allows smaller terminals.
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

  /// Returns the width in columns that a phone needs to show a label and a value side by side.
  static func leastPhoneColumns(of screen: CGSize) -> Int {
    screen.width > screen.height ? 38 : 30
  }

  /// The width of the frame around the phone in cells, both sides together.
  static let border = 2
  static let gap = 2

  /// The area of the phone with its frame, in cells of the page.
  var phone: Area {
    Area(lines: 0..<(screenLines + Self.border), columns: 0..<(screenColumns + Self.border))
  }

  /// The area of the phone's screen in cells of the page, without the frame around it.
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
  /// The widths in columns of the figures and the map beside the phone; 0 means left out.
  private struct Side {
    var figures: Int
    var map: Int

    static let greatestFigures = 40
    static let greatestMap = 32

    /// The combinations of figures and map beside the phone, the one with the most information
    /// first.
    static let all = [
      Side(figures: 33, map: 11), Side(figures: 33, map: 0), Side(figures: 0, map: 11), none,
    ]
    static let none = Side(figures: 0, map: 0)

    var columns: Int {
      [figures, map].reduce(0) { $0 + ($1 > 0 ? $1 + Layout.gap : 0) }
    }
  }

  /// The available space for a picture of the phone, and the size of the phone's screen.
  private struct Page {
    let screen: CGSize
    let rowHeight: CGFloat
    let columns: Int
    let lines: Int

    /// The parts beside the phone with the most information that don't make the phone much smaller.
    ///
    /// A terminal line then shows at most 44 points, or a quarter more than without the parts. The
    /// map is left out if the phone would lose its lines for separators between usual rows.
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

    /// Returns nearly as many points per line, such that rows of usual height have whole lines.
    ///
    /// Nil if the phone would become higher, or if a row would have less than a line.
    private func evenly(_ points: CGFloat) -> CGFloat? {
      let lines = rowHeight / points
      let nearest = rowHeight / max(1, lines.rounded())
      if (screen.height / nearest).rounded() <= (screen.height / points).rounded() {
        return nearest
      }
      return lines >= 1 ? rowHeight / lines.rounded(.down) : nil
    }

    /// Returns whether rows of the usual height have whole lines, given the points per line.
    func isEven(_ points: CGFloat) -> Bool {
      let lines = rowHeight / points
      return abs(lines - lines.rounded()) < 1e-9
    }

    /// The minimum number of screen points per terminal line; a larger picture would not be
    /// clearer.
    static let leastPointsPerLine: CGFloat = 12
  }
}
