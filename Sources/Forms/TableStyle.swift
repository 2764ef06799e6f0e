/// The two looks of a table.
package enum TableStyle: String, CaseIterable, Sendable, DocumentName {
  case plain, grouped
}
