import Foundation
import Simulation
import Testing

@Suite struct RowGeometryTests {
  /// Four sections, of which the second is empty.
  ///
  /// A header is at 0 … 40, rows at 40 … 84 and 84 … 144, and a footer at 144 … 164. Then follow a
  /// header at 164 … 194, rows at 194 … 238 and 238 … 282, and a footer at 282 … 292.
  private let mixed = RowGeometry(sections: [
    SectionHeights(header: 40, rows: [44, 60], footer: 20),
    SectionHeights(rows: []),
    SectionHeights(header: 30, rows: [44]),
    SectionHeights(rows: [44], footer: 10),
  ])

  @Test(
    "A content position belongs to the row, header or footer that starts there",
    arguments: [
      (-1, nil), (0, .header(section: 0)), (39.9, .header(section: 0)), (40, .row(0)),
      (83.9, .row(0)), (84, .row(1)), (143.9, .row(1)), (144, .footer(section: 0)),
      (163.9, .footer(section: 0)), (164, .header(section: 2)), (194, .row(2)), (237.9, .row(2)),
      (238, .row(3)), (281.9, .row(3)), (282, .footer(section: 3)), (291.9, .footer(section: 3)),
      (292, nil), (.nan, nil), (.infinity, nil),
    ] as [(CGFloat, RowGeometry.Element?)])
  func elements(y: CGFloat, element: RowGeometry.Element?) {
    #expect(mixed.element(at: y) == element)
  }

  @Test("Rows, headers, footers and sections have spans in the content")
  func spans() {
    #expect(mixed.contentHeight == 292)
    #expect(mixed.rowCount == 4)
    #expect((0..<4).map(mixed.span(ofRow:)) == [40...84, 84...144, 194...238, 238...282])
    #expect((0..<4).map(mixed.span(ofHeader:)) == [0...40, 164...164, 164...194, 238...238])
    #expect((0..<4).map(mixed.span(ofFooter:)) == [144...164, 164...164, 238...238, 282...292])
    #expect((0..<4).map(mixed.span(ofSection:)) == [0...164, 164...164, 164...238, 238...292])
    #expect((0..<4).map(mixed.rows(inSection:)) == [0..<2, 2..<2, 2..<3, 3..<4])
    #expect((0..<4).map(mixed.section(ofRow:)) == [0, 0, 2, 3])
  }

  @Test(
    "Rows that overlap a span are found",
    arguments: [
      (0, 40, 0..<0), (0, 40.1, 0..<1), (40, 84, 0..<1), (83, 85, 0..<2), (84, 144, 1..<2),
      (150, 160, 2..<2), (100, 300, 1..<4), (-50, 1000, 0..<4), (282, 292, 4..<4),
      (1000, 2000, 4..<4), (-50, -10, 0..<0),
    ] as [(CGFloat, CGFloat, Range<Int>)])
  func rowsBetween(top: CGFloat, bottom: CGFloat, rows: Range<Int>) {
    #expect(mixed.rows(from: top, to: bottom) == rows)
  }

  @Test(
    "Sections that overlap a span are found",
    arguments: [
      (0, 164, 0..<1), (0, 165, 0..<3), (164, 238, 2..<3), (200, 240, 2..<4), (292, 300, 4..<4),
    ] as [(CGFloat, CGFloat, Range<Int>)])
  func sectionsBetween(top: CGFloat, bottom: CGFloat, sections: Range<Int>) {
    #expect(mixed.sections(from: top, to: bottom) == sections)
  }

  @Test("A table of 100,000 rows has exact positions")
  func largeTable() {
    let heights = [CGFloat](repeating: 44, count: 1000)
    let rows = RowGeometry(
      sections: Array(
        repeating: SectionHeights(header: 20, rows: heights, footer: 10), count: 100))
    // A section takes 20 + 44,000 + 10.
    #expect(rows.rowCount == 100_000)
    #expect(rows.contentHeight == 4_403_000)
    #expect(rows.span(ofRow: 0) == 20...64)
    #expect(rows.span(ofRow: 99_999) == 4_402_946...4_402_990)
    #expect(rows.section(ofRow: 99_999) == 99)
    #expect(rows.section(ofRow: 50_000) == 50)
    #expect(rows.span(ofRow: 50_000) == 2_201_520...2_201_564)
    #expect(rows.element(at: 2_201_520) == .row(50_000))
    #expect(rows.element(at: 2_201_519) == .header(section: 50))
    #expect(rows.element(at: 2_201_499) == .footer(section: 49))
    #expect(rows.rows(from: 2_201_500, to: 2_201_700) == 50_000..<50_005)
  }

  @Test("An empty table has no rows and no height")
  func emptyTable() {
    let empty = RowGeometry(sections: [])
    #expect(empty.contentHeight == 0)
    #expect(empty.element(at: 0) == nil)
    #expect(empty.rows(from: 0, to: 500) == 0..<0)
  }
}
