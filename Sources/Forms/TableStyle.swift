/// The two looks of a table.
public enum TableStyle: String, CaseIterable, Sendable, DocumentName {
  case plain, grouped
}
