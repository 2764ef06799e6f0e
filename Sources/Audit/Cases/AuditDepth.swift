/// How much an audit tests: all cases of touching a form's fields, or a selection of the cases.
package enum AuditDepth: String, CaseIterable, Sendable {
  case all
  /// The audit depth with everyday use of every field, and a few events such as a rotation.
  ///
  /// Each field is audited as at the depth ``fields``. Up to six fields also get the events of
  /// ``Transition/usual``, from the form's opening position.
  case usual
  /// The depth that touches each field, dismisses the keyboard, touches again, and uses Next.
  ///
  /// Fields are touched with the form at its opening position, and again with the form scrolled to
  /// its bottom. The keyboard is always the field's own, without an accessory bar.
  case fields
  /// The depth that touches each field at the form's opening position and dismisses the keyboard.
  case focus
}

extension AuditDepth {
  /// The maximum number of a form's fields that get events, such as a rotation, at the depth
  /// `usual`.
  private static let sampleSize = 6

  /// Returns whether an audit also tries events, such as a rotation, after a touch of a field.
  ///
  /// The field is given by its index among the `count` fields of a form. `start` is the table's
  /// scroll position before the touch.
  func playsTransitions(ofField index: Int, among count: Int, from start: Start) -> Bool {
    switch self {
    case .all: true
    case .usual: start == .opening && Self.isSampled(index, among: count)
    case .fields, .focus: false
    }
  }

  /// Returns whether an index is one of a few that are spread evenly over `count` indices.
  ///
  /// The first and the last index are among them.
  private static func isSampled(_ index: Int, among count: Int) -> Bool {
    guard count > sampleSize else { return true }
    return (0..<sampleSize).contains { $0 * (count - 1) / (sampleSize - 1) == index }
  }
}
