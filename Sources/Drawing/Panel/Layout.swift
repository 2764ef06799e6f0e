import Forms
import Foundation

/// Where the phone, the figures and the map stand on the page, and how large the phone is.
///
/// A cell counts as twice as high as it is wide. The phone is drawn in proportion, but never
/// narrower than its labels need; where it stays large enough, the form's usual rows take whole
/// lines.
struct Layout: Equatable, Sendable {
  let scale: Scale
  /// The phone's screen in cells, without the frame around it.
  let screenColumns: Int
  let screenLines: Int
  /// Columns beside the phone; 0 where there is no room.
  let figureColumns: Int
  let mapColumns: Int
  /// Lines of the whole page.
  let lines: Int

  /// Smaller terminals get a line of text.
  static let leastColumns = 40
  static let leastLines = 12

  /// Lays out a picture; nil where it would be too small.
  ///
  /// - Parameters:
  ///   - screen: the screen's size in points.
  ///   - rowHeight: the height of the form's usual rows, in points.
  ///   - columns: the columns that it may take.
  ///   - lines: the lines that it may take.
  ///   - isAlone: whether the phone has nothing beside it.
  init?(screen: CGSize, rowHeight: CGFloat, columns: Int, lines: Int, isAlone: Bool = false) {
    let least = isAlone ? Self.leastPhoneColumns(of: screen) + Self.border : Self.leastColumns
    guard columns >= least, lines >= Self.leastLines else { return nil }
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

  /// A label and a value side by side need about so many.
  static func leastPhoneColumns(of screen: CGSize) -> Int {
    screen.width > screen.height ? 38 : 30
  }

  /// Cells that the frame takes in either direction.
  static let border = 2
  static let gap = 2

  /// The phone with its frame.
  var phone: Area {
    Area(lines: 0..<(screenLines + Self.border), columns: 0..<(screenColumns + Self.border))
  }

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
  /// What stands beside the phone, in columns.
  private struct Side {
    var figures: Int
    var map: Int

    static let greatestFigures = 40
    static let greatestMap = 32

    /// The richest first.
    static let all = [
      Side(figures: 33, map: 11), Side(figures: 33, map: 0), Side(figures: 0, map: 11), none,
    ]
    static let none = Side(figures: 0, map: 0)

    var columns: Int {
      [figures, map].reduce(0) { $0 + ($1 > 0 ? $1 + Layout.gap : 0) }
    }
  }

  /// The room there is, and the screen that is to fit in it.
  private struct Page {
    let screen: CGSize
    let rowHeight: CGFloat
    let columns: Int
    let lines: Int

    /// The richest side beside which the phone is not much smaller than alone.
    ///
    /// A row of 44 points keeps a line of its own if it had one. The map gives way where usual rows
    /// then have lines between them.
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

    /// Returns the points of a line at which usual rows take whole lines, where the phone then has
    /// no more lines than with so many; nil where a row has less than a line.
    private func evenly(_ points: CGFloat) -> CGFloat? {
      let lines = rowHeight / points
      let nearest = rowHeight / max(1, lines.rounded())
      if (screen.height / nearest).rounded() <= (screen.height / points).rounded() {
        return nearest
      }
      return lines >= 1 ? rowHeight / lines.rounded(.down) : nil
    }

    /// Whether usual rows take whole lines of so many points.
    func isEven(_ points: CGFloat) -> Bool {
      let lines = rowHeight / points
      return abs(lines - lines.rounded()) < 1e-9
    }

    /// A larger phone would be no clearer.
    static let leastPointsPerLine: CGFloat = 12
  }
}
