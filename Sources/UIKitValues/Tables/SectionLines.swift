/// The place of a section header or footer with fields among a table's sections and rows.
package struct SectionLines: Equatable {
  package let end: SectionEnd
  /// The table's row below it.
  package let row: Int
  /// The number of the phone's rows in it.
  package let rowCount: Int

  /// The table's section below it.
  package var section: Int { end.isHeader ? end.section : end.section + 1 }

  package init(end: SectionEnd, row: Int, rowCount: Int) {
    (self.end, self.row, self.rowCount) = (end, row, rowCount)
  }
}
