/// A section of a form's table.
public struct FormSection: Equatable, Sendable {
  public var header: String?
  public var footer: String?
  /// Indices into the form's `rows`; never empty.
  public var rows: Range<Int>

  public init(header: String? = nil, footer: String? = nil, rows: Range<Int>) {
    self.header = header
    self.footer = footer
    self.rows = rows
  }
}
