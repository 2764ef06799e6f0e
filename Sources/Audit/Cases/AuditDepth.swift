/// How many cases of each field an audit runs.
package enum AuditDepth: String, CaseIterable, Sendable {
  case all
  /// What users do every day, and one event of each other kind.
  ///
  /// Each field runs like at the depth ``fields``. Some fields of the form also run the transitions
  /// of ``Transition/usual``, from the form's opening position.
  case usual
  /// Each field, from the form's opening position and from its bottom, with its own keyboard:
  /// touch, dismissal, second touch, and the next field.
  case fields
  /// Each field, from the form's opening position, with its own keyboard: touch and dismissal.
  case focus
}

extension AuditDepth {
  /// The number of fields that run transitions at the depth ``usual``, if the form has more.
  private static let sampleSize = 6

  /// Whether a field, given by its index among a form's fields, runs transitions from a start.
  func playsTransitions(ofField index: Int, among count: Int, from start: Start) -> Bool {
    switch self {
    case .all: true
    case .usual: start == .opening && Self.isSampled(index, among: count)
    case .fields, .focus: false
    }
  }

  /// Whether an index is one of a few that are spread evenly, with the first and the last.
  private static func isSampled(_ index: Int, among count: Int) -> Bool {
    guard count > sampleSize else { return true }
    return (0..<sampleSize).contains { $0 * (count - 1) / (sampleSize - 1) == index }
  }
}
