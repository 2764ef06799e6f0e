/// A required constraint that cannot hold and was left out.
package struct Conflict: Hashable, Sendable {
  /// The constraint that was left out: the one added last.
  package let broken: LinearConstraint.ID
  /// The constraints beside which it cannot hold, by when they were added.
  package let others: [LinearConstraint.ID]

  init(broken: LinearConstraint.ID, among constraints: some Sequence<LinearConstraint.ID>) {
    self.broken = broken
    others = Set(constraints).subtracting([broken]).sorted()
  }
}
