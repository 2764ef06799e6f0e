/// A step of an audit's case, such as the touch of a field, stored as a number.
///
/// Other steps are the Next key, a repeated touch, and an event such as a rotation. The dismissal
/// of the keyboard after one of these is a step, too.
package struct CaseStep: Hashable, Comparable, Sendable {
  package let number: Int

  static let focus = CaseStep(number: 0)
  static let focusDismissed = CaseStep(number: 1)
  static let next = CaseStep(number: 2)
  static let nextDismissed = CaseStep(number: 3)
  /// The step of an audit's case that touches the same field again, up to nine times.
  static let again = CaseStep(number: 4)
  /// The step that repeats a touch in a table view controller, which also avoids the keyboard.
  static let beside = CaseStep(number: 5)
  /// The step of an audit's case that starts an app's own code, before any field is touched.
  package static let opening = CaseStep(number: 6)
  private static let firstTransition = 7

  /// The number of different steps that the cases of an audit can have.
  static let count = firstTransition + 2 * Transition.all.count

  /// Returns the step that is an event, such as a rotation, by its index in ``Transition/all``.
  static func transition(_ index: Int) -> CaseStep { CaseStep(number: firstTransition + 2 * index) }

  /// The step that dismisses the keyboard after this step of an audit's case.
  var dismissed: CaseStep { CaseStep(number: number + 1) }

  /// The step's name in a word or two, for an audit's reports.
  package var name: String {
    guard let transition else {
      return ["focus", "dismiss", "next", "next, dismiss", "again", "focus", "start"][number]
    }
    return Transition.all[transition].name + (isDismissal ? ", dismiss" : "")
  }

  /// The index in ``Transition/all`` of the step's event, such as a rotation.
  ///
  /// The dismissal of the keyboard after the event has the same index. Nil for other steps.
  var transition: Int? {
    number < Self.firstTransition ? nil : (number - Self.firstTransition) / 2
  }

  /// Whether this step of an audit's case dismisses the keyboard.
  var isDismissal: Bool {
    self == .focusDismissed || self == .nextDismissed
      || (transition != nil && (number - Self.firstTransition) % 2 == 1)
  }

  /// Returns whether an audit's case must run this step before it can reach the step `other`.
  func isNeeded(for other: CaseStep) -> Bool {
    if self == other || self == .focus { return true }
    if self == .focusDismissed { return other.isDismissal || other == .again }
    return other.isDismissal && other.number == number + 1
  }

  package static func < (left: CaseStep, right: CaseStep) -> Bool { left.number < right.number }
}
