/// A section's header or its footer, as a position in a table.
package struct SectionEnd: Hashable {
  package let section: Int
  package let isHeader: Bool

  /// The position's rank from the table's top: the first section's header has 0, its footer 1.
  package var order: Int { section * 2 + (isHeader ? 0 : 1) }

  package init(section: Int, isHeader: Bool) {
    (self.section, self.isHeader) = (section, isHeader)
  }
}
