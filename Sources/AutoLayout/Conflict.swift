/// A required layout constraint that contradicts other ones, so that the solver has left it out.
package struct Conflict: Hashable, Sendable {
  /// The identifier of the constraint that was left out, usually the last one added.
  package let broken: LinearConstraint.ID
  /// The identifiers of the constraints that contradict ``broken``, in the order they were added.
  package let others: [LinearConstraint.ID]

  init(broken: LinearConstraint.ID, among constraints: some Sequence<LinearConstraint.ID>) {
    self.broken = broken
    others = Set(constraints).subtracting([broken]).sorted()
  }
}
