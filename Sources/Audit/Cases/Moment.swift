/// A step of a case, as a number: focus, next field, repetition, transition, or the dismissal after
/// such a step.
package struct Moment: Hashable, Comparable, Sendable {
  package let number: Int

  static let focus = Moment(number: 0)
  static let focusDismissed = Moment(number: 1)
  static let next = Moment(number: 2)
  static let nextDismissed = Moment(number: 3)
  /// The same touch again, up to ten times.
  static let again = Moment(number: 4)
  /// The same touch with a table view controller that also avoids the keyboard.
  static let beside = Moment(number: 5)
  /// The start of an app's own code, before anything is touched.
  package static let opening = Moment(number: 6)
  private static let firstTransition = 7

  /// The number of moments.
  static let count = firstTransition + 2 * Transition.all.count

  /// Returns the moment when a transition, given by its index, has come to rest.
  static func transition(_ index: Int) -> Moment { Moment(number: firstTransition + 2 * index) }

  /// The dismissal after this moment.
  var dismissed: Moment { Moment(number: number + 1) }

  /// The name in a word or two.
  package var name: String {
    guard let transition else {
      return ["focus", "dismiss", "next", "next, dismiss", "again", "focus", "start"][number]
    }
    return Transition.all[transition].name + (isDismissal ? ", dismiss" : "")
  }

  /// The index of the transition, also for the dismissal after it.
  ///
  /// Nil for other moments.
  var transition: Int? {
    number < Self.firstTransition ? nil : (number - Self.firstTransition) / 2
  }

  /// Whether this is a dismissal.
  var isDismissal: Bool {
    self == .focusDismissed || self == .nextDismissed
      || (transition != nil && (number - Self.firstTransition) % 2 == 1)
  }

  /// Whether this moment must be run to reach another one.
  func isNeeded(for other: Moment) -> Bool {
    if self == other || self == .focus { return true }
    if self == .focusDismissed { return other.isDismissal || other == .again }
    return other.isDismissal && other.number == number + 1
  }

  package static func < (left: Moment, right: Moment) -> Bool { left.number < right.number }
}
