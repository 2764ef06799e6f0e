/// The header or footer position of a section.
package struct SectionEnd: Hashable {
  package let section: Int
  package let isHeader: Bool

  /// The position's order from the top.
  package var order: Int { section * 2 + (isHeader ? 0 : 1) }

  package init(section: Int, isHeader: Bool) {
    (self.section, self.isHeader) = (section, isHeader)
  }
}
