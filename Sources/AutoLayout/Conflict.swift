/// A required constraint that contradicts others and was left out of the layout.
package struct Conflict: Hashable, Sendable {
  /// The constraint that was left out: the last one added.
  package let broken: LinearConstraint.ID
  /// The constraints that contradict the one left out, in the order of their addition.
  package let others: [LinearConstraint.ID]

  init(broken: LinearConstraint.ID, among constraints: some Sequence<LinearConstraint.ID>) {
    self.broken = broken
    others = Set(constraints).subtracting([broken]).sorted()
  }
}
