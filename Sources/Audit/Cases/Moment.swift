/// A step of a case among all there are, as a number: what becomes active, the next field, rounds,
/// each transition, and the dismissal after each.
package struct Moment: Hashable, Comparable, Sendable {
  package let number: Int

  static let focus = Moment(number: 0)
  static let focusDismissed = Moment(number: 1)
  static let next = Moment(number: 2)
  static let nextDismissed = Moment(number: 3)
  /// The same touch once more, and so on up to ten rounds.
  static let again = Moment(number: 4)
  /// The same touch where a table view controller avoids the keyboard too.
  static let beside = Moment(number: 5)
  /// An app's own code starts, under a keyboard, before anything is touched.
  package static let opening = Moment(number: 6)
  private static let firstTransition = 7

  /// How many there are.
  static let count = firstTransition + 2 * Transition.all.count

  /// Returns the moment at which a transition, by its place among all, has come to rest.
  static func transition(_ index: Int) -> Moment { Moment(number: firstTransition + 2 * index) }

  /// The dismissal after this moment.
  var dismissed: Moment { Moment(number: number + 1) }

  /// What happens, in a word or two.
  package var name: String {
    guard let transition else {
      return ["focus", "dismiss", "next", "next, dismiss", "again", "focus", "start"][number]
    }
    return Transition.all[transition].name + (isDismissal ? ", dismiss" : "")
  }

  /// The transition's place among all, where it is one or the dismissal after it.
  var transition: Int? {
    number < Self.firstTransition ? nil : (number - Self.firstTransition) / 2
  }

  /// Whether it is the dismissal after another.
  var isDismissal: Bool {
    self == .focusDismissed || self == .nextDismissed
      || (transition != nil && (number - Self.firstTransition) % 2 == 1)
  }

  /// Whether it has to be played so that another one comes about.
  func isNeeded(for other: Moment) -> Bool {
    if self == other || self == .focus { return true }
    if self == .focusDismissed { return other.isDismissal || other == .again }
    return other.isDismissal && other.number == number + 1
  }

  package static func < (left: Moment, right: Moment) -> Bool { left.number < right.number }
}
