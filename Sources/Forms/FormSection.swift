/// A section of a form's table.
package struct FormSection: Equatable, Sendable {
  package var header: String?
  package var footer: String?
  /// Indices into the form's `rows`; never empty.
  package var rows: Range<Int>

  package init(header: String? = nil, footer: String? = nil, rows: Range<Int>) {
    self.header = header
    self.footer = footer
    self.rows = rows
  }
}
