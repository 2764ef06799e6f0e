/// The number of cases of each field that an audit runs: a full run or a quicker selection.
package enum AuditDepth: String, CaseIterable, Sendable {
  case all
  /// The cases that users meet every day, and one event of each other kind.
  ///
  /// Each field runs like at the depth ``fields``. Some fields of the form also run the transitions
  /// of ``Transition/usual``, from the form's opening position.
  case usual
  /// Each field with its own keyboard: touch, dismissal, second touch, and the next field.
  ///
  /// Each field is touched from the form's opening position and from its bottom.
  case fields
  /// Each field with its own keyboard: touch and dismissal, from the form's opening position.
  case focus
}

extension AuditDepth {
  /// The maximum number of fields of a form that run transitions at the depth ``usual``.
  private static let sampleSize = 6

  /// Whether a field runs transitions when touched from a start position.
  ///
  /// The field is given by its index among a form's fields.
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
