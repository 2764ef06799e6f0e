/// The extent of an audit: every case of each field, or a quicker selection for daily use.
package enum AuditDepth: String, CaseIterable, Sendable {
  case all
  /// The cases that users meet every day, and one event of each other kind, such as a rotation.
  ///
  /// Each field is audited as at the depth ``fields``. Up to six fields also get the events of
  /// ``Transition/usual``, from the form's opening position.
  case usual
  /// Each field with its own keyboard: touch, dismissal, second touch, and the next field.
  ///
  /// Each field is touched from the form's opening position and from its bottom.
  case fields
  /// Each field with its own keyboard: touch and dismissal, from the form's opening position.
  case focus
}

extension AuditDepth {
  /// The maximum number of a form's fields that get events, such as a rotation, at ``usual``.
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

  /// Whether the index is one of a few that are spread evenly, with the first and the last.
  ///
  /// `count` is the number of indices.
  private static func isSampled(_ index: Int, among count: Int) -> Bool {
    guard count > sampleSize else { return true }
    return (0..<sampleSize).contains { $0 * (count - 1) / (sampleSize - 1) == index }
  }
}
