import UIKitValues

/// A layout guide that activates given constraints while it is near, or away from, a view's edge.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [UInt: [NSLayoutConstraint]] = [:]
  private var away: [UInt: [NSLayoutConstraint]] = [:]

  /// The edges of the owning view that the guide is near now; none unless a subclass overrides it.
  var nearEdges: NSDirectionalRectEdge { [] }

  public func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) { set(trackedConstraints, in: &near, edge, isActive: edge.isSubset(of: nearEdges)) }

  public func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) { set(trackedConstraints, in: &away, edge, isActive: edge.isDisjoint(with: nearEdges)) }

  public func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    near[edge.rawValue] ?? []
  }

  public func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away[edge.rawValue] ?? []
  }

  public func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate((Array(near.values) + Array(away.values)).flatMap(\.self))
    (near, away) = ([:], [:])
  }

  private func set(
    _ constraints: [NSLayoutConstraint], in tracked: inout [UInt: [NSLayoutConstraint]],
    _ edge: NSDirectionalRectEdge, isActive: Bool
  ) {
    NSLayoutConstraint.deactivate(tracked[edge.rawValue] ?? [])
    tracked[edge.rawValue] = constraints
    if isActive { NSLayoutConstraint.activate(constraints) }
  }
}
