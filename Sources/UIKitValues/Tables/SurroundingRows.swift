import Simulation

/// The phone's sections and rows around and between a table's own.
package struct SurroundingRows: Equatable {
  package var sectionsAbove = 0
  package var rowsAbove = 0
  private var sectionsBelow = 0
  package private(set) var rowsBelow = 0
  /// The section headers and footers with fields, from the top.
  package var between: [SectionLines] = []

  package init() {}

  package init(above: SectionHeights?, below: SectionHeights?, between: [SectionLines]) {
    (sectionsAbove, rowsAbove) = above.map { (1, $0.rows.count) } ?? (0, 0)
    (sectionsBelow, rowsBelow) = below.map { (1, $0.rows.count) } ?? (0, 0)
    self.between = between
  }

  package var rowCount: Int { rowsAbove + rowsBelow + between.reduce(0) { $0 + $1.rowCount } }
  package var sectionCount: Int { sectionsAbove + sectionsBelow + between.count }

  /// Returns the phone's index of one of the table's rows.
  package func phonesRow(_ row: Int) -> Int {
    between.reduce(row + rowsAbove) { $1.row <= row ? $0 + $1.rowCount : $0 }
  }

  /// Returns the phone's index of one of the table's sections.
  package func phonesSection(_ section: Int) -> Int {
    between.reduce(section + sectionsAbove) { $1.section <= section ? $0 + 1 : $0 }
  }

  /// Returns the phone's section for a header or footer with fields, or nil for another one.
  package func phonesSection(of end: SectionEnd) -> Int? {
    between.firstIndex { $0.end == end }.map { between[$0].section + sectionsAbove + $0 }
  }

  /// Returns the number of the table's rows before one of the phone's.
  package func ownRow(_ phonesRow: Int) -> Int {
    between.reduce(phonesRow - rowsAbove) { row, lines in
      row <= lines.row ? row : max(lines.row, row - lines.rowCount)
    }
  }

  /// Returns the number of the table's sections before one of the phone's.
  package func ownSection(_ phonesSection: Int) -> Int {
    between.reduce(phonesSection - sectionsAbove) { $0 <= $1.section ? $0 : $0 - 1 }
  }
}
