import Foundation
import Testing

@testable import Simulation

/// Tests a collection with hidden cells.
///
/// As after a deletion, the following cells of the section move up.
@Suite struct HiddenCellTests {
  /// Two columns with a header of 28, cells of 44, 60, 44, 44 and 30 points, and a footer of 10.
  ///
  /// The second section has one cell of 50.
  private static let geometry = RowGeometry(
    heights: [44, 60, 44, 44, 30, 50],
    sections: [
      SectionEdges(header: 28, rows: 0..<5, footer: 10), SectionEdges(rows: 5..<6),
    ], columns: 2)

  private static func hiding(_ rows: Set<Int>) -> RowGeometry {
    geometry.setting(rows.sorted().map { (row: $0, isHidden: true) })
  }

  /// Each case: the hidden cells, the content's height, and each visible cell's column and span.
  ///
  /// With all cells visible, the lines are 28 … 88, 88 … 132 and 132 … 162, and the last cell's 172
  /// … 222.
  @Test(
    "Visible cells move up into the places of hidden ones",
    arguments: [
      (
        [], 222,
        [
          (0, 0, 28, 88), (1, 1, 28, 88), (2, 0, 88, 132), (3, 1, 88, 132), (4, 0, 132, 162),
          (5, 0, 172, 222),
        ]
      ),
      // The highest goes: its line is as high as the next two.
      (
        [1], 176,
        [
          (0, 0, 28, 72), (2, 1, 28, 72), (3, 0, 72, 116), (4, 1, 72, 116), (5, 0, 126, 176),
        ]
      ),
      (
        [0, 2], 178,
        [(1, 0, 28, 88), (3, 1, 28, 88), (4, 0, 88, 118), (5, 0, 128, 178)]
      ),
      ([0, 1, 2, 3, 4], 88, [(5, 0, 38, 88)]),
      (
        [3, 4], 192,
        [(0, 0, 28, 88), (1, 1, 28, 88), (2, 0, 88, 132), (5, 0, 142, 192)]
      ),
      ([0, 1, 2, 3, 4, 5], 38, []),
    ] as [(Set<Int>, CGFloat, [(Int, Int, CGFloat, CGFloat)])])
  func flow(
    hidden: Set<Int>, height: CGFloat, cells: [(row: Int, column: Int, top: CGFloat, end: CGFloat)]
  ) {
    let geometry = Self.hiding(hidden)
    #expect(geometry.contentHeight == height)
    for cell in cells {
      #expect(geometry.column(ofRow: cell.row) == cell.column, "\(cell.row)")
      #expect(geometry.span(ofRow: cell.row) == cell.top...cell.end, "\(cell.row)")
    }
    for row in hidden { #expect(geometry.span(ofRow: row).length == 0) }
  }

  @Test("The outermost rows are the first and the last that are not hidden")
  func outermostRows() {
    #expect(Self.hiding([]).outermostRows == (0, 5))
    #expect(Self.hiding([0, 1, 5]).outermostRows == (2, 4))
    let list = RowGeometry(sections: [SectionHeights(rows: [44, 44, 44])])
    #expect(list.setting([(row: 2, isHidden: true)]).outermostRows == (0, 1))
  }

  /// A note below a cell's field makes all cells of its line higher, so later lines move down.
  @Test("A note below a field makes its whole line higher and moves the lines below")
  func note() {
    let geometry = Self.geometry.setting(0, note: 18)
    #expect(geometry.span(ofRow: 0) == 28...90)
    #expect(geometry.span(ofRow: 1) == 28...90)
    #expect(geometry.span(ofRow: 2) == 90...134)
    #expect(geometry.contentHeight == 224)
    #expect(geometry.setting(0, note: 0) == Self.geometry)
  }

  private static let size = CGSize(width: 320, height: 504)

  private static func table(_ rows: RowGeometry) -> TableView {
    TableView(rows: rows, style: .collection, frame: CGRect(origin: .zero, size: size))
  }

  /// A simple flow layout to compare with: the frames of visible cells by row, and the content's
  /// height.
  private static func flow(
    _ heights: [CGFloat], _ sections: [SectionEdges], columns: Int, hidden: Set<Int>
  ) -> (frames: [Int: CGRect], height: CGFloat) {
    var (frames, y): ([Int: CGRect], CGFloat) = ([:], 0)
    let width = size.width / CGFloat(columns)
    for section in sections {
      y += section.header
      var shown = section.rows.filter { !hidden.contains($0) }
      while !shown.isEmpty {
        let line = shown.prefix(columns)
        let height = line.map { heights[$0] }.max() ?? 0
        for (column, row) in line.enumerated() {
          frames[row] = CGRect(x: CGFloat(column) * width, y: y, width: width, height: height)
        }
        y += height
        shown.removeFirst(line.count)
      }
      y += section.footer
    }
    return (frames, y)
  }

  /// Cells have the frames of a flow layout, whatever is hidden now or was before.
  ///
  /// A search for the cells at a point also finds them there.
  @Test(
    "Cells lie where a flow layout puts them, whatever is hidden or was before", arguments: 1...60)
  func flowLayout(seed: UInt64) throws {
    var random = Random(state: seed)
    let columns = Int.random(in: 2...4, using: &random)
    var heights: [CGFloat] = []
    let sections = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      let first = heights.count
      heights += (0..<Int.random(in: 0...9, using: &random)).map { _ in
        CGFloat(Int.random(in: 1...4, using: &random) * 22)
      }
      return SectionEdges(
        header: CGFloat(Int.random(in: 0...1, using: &random) * 28), rows: first..<heights.count,
        footer: CGFloat(Int.random(in: 0...1, using: &random) * 10))
    }
    let whole = RowGeometry(heights: heights, sections: sections, columns: columns)
    var rows = whole
    var hidden: Set<Int> = []
    for _ in 0..<12 {
      let changed = heights.indices.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
      hidden.formSymmetricDifference(changed)
      rows = rows.setting(changed.map { (row: $0, isHidden: hidden.contains($0)) })
      let (frames, height) = Self.flow(heights, sections, columns: columns, hidden: hidden)
      let table = Self.table(rows)
      #expect(table.contentSize.height == height)
      for row in heights.indices {
        let rect = table.rect(forRow: row)
        guard let frame = frames[row] else {
          #expect(rect.height == 0 && rows.isHidden(row: row))
          continue
        }
        #expect(rect == frame)
        #expect(rows.rows(from: frame.midY, to: frame.midY.nextUp).contains(row))
        let element = try #require(rows.element(at: frame.midY))
        guard case .row(let last) = element else {
          Issue.record("no row, but \(element)")
          continue
        }
        #expect(rows.rows(from: frame.midY, to: frame.midY.nextUp).contains(last))
      }
      for line in Set(frames.values.map(\.minY)) {
        let found = rows.rows(from: line, to: line.nextUp).filter { !hidden.contains($0) }
        #expect(found == frames.keys.filter { frames[$0]?.minY == line }.sorted())
      }
      #expect(rows == whole.setting(hidden.sorted().map { (row: $0, isHidden: true) }))
    }
  }

  /// A random number generator that gives the same numbers in each run.
  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 33)
    }
  }
}
