/// How much of each case is played.
package enum AuditDepth: String, CaseIterable, Sendable {
  case all
  /// Each field touched where the form opens and at its end, under its own keyboard, dismissed,
  /// touched again and left for the next.
  case fields
  /// Each field touched where the form opens, under its own keyboard, and dismissed.
  case focus
}
