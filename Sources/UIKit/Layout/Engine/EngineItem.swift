import AutoLayout
import UIKitValues

/// A view or guide in the solver, with the constraints that UIKit adds for it.
@MainActor final class EngineItem {
  weak var object: (any LayoutItem)?
  let variables: ItemVariables
  /// UIKit's own constraints on the view or guide in the solver, by role.
  private var own: [Role: (id: LinearConstraint.ID, constraint: LinearConstraint)] = [:]

  /// The state of the view or guide when UIKit's own constraints were made from it.
  var state: EngineItemState?

  /// The role of a constraint that UIKit itself adds for a view or guide.
  enum Role: Int, CaseIterable {
    case x
    case y
    case width
    case height
    case originX
    case originY
    case hugsWidth
    case resistsWidth
    case hugsHeight
    case resistsHeight
  }

  init(_ object: any LayoutItem, _ variables: ItemVariables) {
    self.object = object
    self.variables = variables
  }

  /// Updates UIKit's own constraints in the solver to the wanted constraints.
  ///
  /// A change of a constant is cheap.
  func update(_ solver: inout Solver, _ wanted: [Role: LinearConstraint]) {
    for role in Role.allCases {
      let (old, new) = (own[role], wanted[role])
      if let old, let new, old.constraint.isAlike(new) {
        guard old.constraint.constant != new.constant else { continue }
        solver.setConstant(new.constant, of: old.id)
        own[role]?.constraint = new
      } else {
        if let old { solver.remove(old.id) }
        own[role] = new.map { (solver.add($0), $0) }
      }
    }
  }

  /// Returns whether a constraint is one of UIKit's own on this view or guide.
  func owns(_ id: LinearConstraint.ID) -> Bool { own.values.contains { $0.id == id } }
}

extension LinearConstraint {
  /// Returns whether two constraints are equal except for the constant.
  fileprivate func isAlike(_ other: LinearConstraint) -> Bool {
    var one = self
    one.constant = other.constant
    return one == other
  }
}
