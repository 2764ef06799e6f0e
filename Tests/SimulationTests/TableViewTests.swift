import Foundation
import Testing

@testable import Simulation

@Suite struct TableViewTests {
  /// Makes a table of one section with the given rows, size, offset and insets.
  static func table(
    rows: [CGFloat], width: CGFloat = 320, height: CGFloat, offset: CGFloat = 0,
    inset: EdgeInsets = .zero, system: EdgeInsets = .zero
  ) -> TableView {
    var table = TableView(
      rows: RowGeometry(sections: [SectionHeights(rows: rows)]), style: .plain,
      frame: CGRect(x: 0, y: 64, width: width, height: height))
    table.contentInset = inset
    table.systemInset = system
    table.contentOffset = AnimatedValue(CGPoint(x: 0, y: offset))
    return table
  }

  private static let twenty = [CGFloat](repeating: 44, count: 20)

  @Test(
    "The legal offsets include the content inset and the system's inset",
    arguments: [
      (EdgeInsets.zero, EdgeInsets.zero, 0, 376),
      (EdgeInsets(bottom: 253), .zero, 0, 629),
      (EdgeInsets(top: 20, bottom: 10), EdgeInsets(bottom: 34), -20, 420),
      (EdgeInsets(top: 64), EdgeInsets(top: 44), -108, 376),
      (EdgeInsets(bottom: -400), .zero, 0, 0),
    ] as [(EdgeInsets, EdgeInsets, CGFloat, CGFloat)])
  func legalRange(
    inset: EdgeInsets, system: EdgeInsets, minimum: CGFloat, maximum: CGFloat
  ) {
    let table = Self.table(rows: Self.twenty, height: 504, inset: inset, system: system)
    #expect(table.minimumOffset == minimum)
    #expect(table.maximumOffset == maximum)
    #expect(table.legalOffset(minimum - 1) == minimum)
    #expect(table.legalOffset(maximum + 1) == maximum)
    #expect(table.legalOffset((minimum + maximum) / 2) == (minimum + maximum) / 2)
  }

  /// Content that doesn't fill the table has only one legal offset, at its top.
  @Test("Content shorter than the table rests at the top")
  func shortContent() {
    let table = Self.table(
      rows: [44, 44], height: 504, inset: EdgeInsets(top: 10, bottom: 300))
    #expect(table.minimumOffset == -10)
    #expect(table.maximumOffset == -10)
  }

  /// From WinObjC's tests: bounds of 319 × 200, content 600 high, and rectangles 1 high.
  @Test(
    "`scrollRectToVisible` matches WinObjC's test vectors",
    arguments: [(0, 230, 31), (31, 240, 41), (41, 250, 51)] as [(CGFloat, CGFloat, CGFloat)])
  func showingOnePoint(from: CGFloat, y: CGFloat, to: CGFloat) {
    let table = Self.table(
      rows: [300, 300], width: 319, height: 200, offset: from)
    #expect(table.offset(showing: CGRect(x: 0, y: y, width: 1, height: 1)) == to)
  }

  @Test(
    "scrollRectToVisible scrolls by the least distance",
    arguments: [
      // Wholly visible, to the very edges: nothing.
      (100, CGRect(x: 0, y: 100, width: 320, height: 200), nil),
      (100, CGRect(x: 0, y: 150, width: 320, height: 44), nil),
      // Above and below: the nearest edge.
      (100, CGRect(x: 0, y: 60, width: 320, height: 44), 60),
      (100, CGRect(x: 0, y: 280, width: 320, height: 44), 124),
      // Taller than the view: its top.
      (100, CGRect(x: 0, y: 150, width: 320, height: 250), 150),
      (100, CGRect(x: 0, y: 50, width: 320, height: 400), 50),
      (150, CGRect(x: 0, y: 150, width: 320, height: 250), nil),
      // Cut with the content: 580…600 of 580…700, 0…20 of −100…20.
      (0, CGRect(x: 0, y: 580, width: 320, height: 120), 400),
      (100, CGRect(x: 0, y: -100, width: 320, height: 120), 0),
      // Nothing of it is in the content.
      (100, CGRect(x: 0, y: 700, width: 320, height: 44), nil),
      (100, CGRect(x: 0, y: -100, width: 320, height: 44), nil),
      (100, CGRect(x: 400, y: 0, width: 10, height: 10), nil),
      (100, .null, nil),
    ] as [(CGFloat, CGRect, CGFloat?)])
  func scrollRectToVisible(from: CGFloat, rect: CGRect, to: CGFloat?) {
    let table = Self.table(rows: [300, 300], height: 200, offset: from)
    #expect(table.offset(showing: rect) == to)
  }

  /// The adjusted inset leaves 120 … 250 visible at offset 100: 20 less at the top, 50 at the
  /// bottom.
  @Test(
    "`scrollRectToVisible` counts only the area inside the adjusted inset as visible",
    arguments: [
      (120, nil), (119, 99), (206, nil), (207, 101), (0, -20), (556, 450),
    ] as [(CGFloat, CGFloat?)])
  func showingWithInsets(y: CGFloat, to: CGFloat?) {
    let table = Self.table(
      rows: [300, 300], height: 200, offset: 100, inset: EdgeInsets(top: 20, bottom: 16),
      system: EdgeInsets(bottom: 34))
    #expect(table.unobscured == 120...250)
    #expect(table.offset(showing: CGRect(x: 0, y: y, width: 320, height: 44)) == to)
  }

  @Test("If insets leave nothing visible, `scrollRectToVisible` shows the rectangle's top")
  func nothingVisible() {
    let table = Self.table(rows: [300, 300], height: 200, inset: EdgeInsets(bottom: 250))
    #expect(table.unobscured == 0...0)
    #expect(table.offset(showing: CGRect(x: 0, y: 80, width: 320, height: 44)) == 80)
  }
}
