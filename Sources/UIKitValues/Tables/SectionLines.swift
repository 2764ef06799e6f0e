/// A section header or footer that contains fields, with the phone's rows that stand for it.
///
/// The simulated phone has fields only in rows.
package struct SectionLines: Equatable {
  package let end: SectionEnd
  /// The index of the table's own row directly below the header or footer.
  package let row: Int
  /// The count of rows on the simulated phone that stand for the header or footer.
  package let rowCount: Int

  /// The index of the table's own section directly below the header or footer.
  package var section: Int { end.isHeader ? end.section : end.section + 1 }

  package init(end: SectionEnd, row: Int, rowCount: Int) {
    (self.end, self.row, self.rowCount) = (end, row, rowCount)
  }
}
