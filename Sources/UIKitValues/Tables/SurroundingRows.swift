import Simulation

/// The rows and sections that the simulated phone has in addition to a table's own.
///
/// They stand for headers and footers: the table's own, and those of sections if they have fields.
package struct SurroundingRows: Equatable {
  package var sectionsAbove = 0
  package var rowsAbove = 0
  private var sectionsBelow = 0
  package private(set) var rowsBelow = 0
  /// The section headers and footers that contain fields, from the table's top.
  package var between: [SectionLines] = []

  package init() {}

  package init(above: SectionHeights?, below: SectionHeights?, between: [SectionLines]) {
    (sectionsAbove, rowsAbove) = above.map { (1, $0.rows.count) } ?? (0, 0)
    (sectionsBelow, rowsBelow) = below.map { (1, $0.rows.count) } ?? (0, 0)
    self.between = between
  }

  package var rowCount: Int { rowsAbove + rowsBelow + between.reduce(0) { $0 + $1.rowCount } }
  package var sectionCount: Int { sectionsAbove + sectionsBelow + between.count }

  /// Returns the index on the simulated phone, from 0, of one of the table's own rows.
  package func phonesRow(_ row: Int) -> Int {
    between.reduce(row + rowsAbove) { $1.row <= row ? $0 + $1.rowCount : $0 }
  }

  /// Returns the index on the simulated phone, from 0, of one of the table's own sections.
  package func phonesSection(_ section: Int) -> Int {
    between.reduce(section + sectionsAbove) { $1.section <= section ? $0 + 1 : $0 }
  }

  /// Returns the phone's section for a section header or footer, or nil if it contains no fields.
  package func phonesSection(of end: SectionEnd) -> Int? {
    between.firstIndex { $0.end == end }.map { between[$0].section + sectionsAbove + $0 }
  }

  /// Returns how many of the table's own rows are before a row of the phone, given by index.
  package func ownRow(_ phonesRow: Int) -> Int {
    between.reduce(phonesRow - rowsAbove) { row, lines in
      row <= lines.row ? row : max(lines.row, row - lines.rowCount)
    }
  }

  /// Returns how many of the table's own sections are before a section of the simulated phone,
  /// given by index.
  package func ownSection(_ phonesSection: Int) -> Int {
    between.reduce(phonesSection - sectionsAbove) { $0 <= $1.section ? $0 : $0 - 1 }
  }
}
