import Simulation

/// The rows and sections that the simulated phone has in addition to a table's own.
///
/// The additional ones represent the table's header and footer, and section headers and footers
/// that have fields.
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

  /// Converts the index of one of the table's own rows, from 0, to that on the simulated phone.
  package func phonesRow(_ row: Int) -> Int {
    between.reduce(row + rowsAbove) { $1.row <= row ? $0 + $1.rowCount : $0 }
  }

  /// Converts the index of one of the table's own sections, from 0, to that on the simulated phone.
  package func phonesSection(_ section: Int) -> Int {
    between.reduce(section + sectionsAbove) { $1.section <= section ? $0 + 1 : $0 }
  }

  /// Returns the simulated phone's section index for a section header or footer.
  ///
  /// Nil if the header or footer has no fields, and so is no section of the phone.
  package func phonesSection(of end: SectionEnd) -> Int? {
    between.firstIndex { $0.end == end }.map { between[$0].section + sectionsAbove + $0 }
  }

  /// Returns the count of the table's own rows before the row with this index on the simulated
  /// phone.
  package func ownRow(_ phonesRow: Int) -> Int {
    between.reduce(phonesRow - rowsAbove) { row, lines in
      row <= lines.row ? row : max(lines.row, row - lines.rowCount)
    }
  }

  /// Returns the count of the table's own sections before the section with this index on the
  /// simulated phone.
  package func ownSection(_ phonesSection: Int) -> Int {
    between.reduce(phonesSection - sectionsAbove) { $0 <= $1.section ? $0 : $0 - 1 }
  }
}
