/// How many cases of each field an audit runs.
package enum AuditDepth: String, CaseIterable, Sendable {
  case all
  /// Each field, from the form's opening position and from its bottom, with its own keyboard:
  /// touch, dismissal, second touch, and the next field.
  case fields
  /// Each field, from the form's opening position, with its own keyboard: touch and dismissal.
  case focus
}
