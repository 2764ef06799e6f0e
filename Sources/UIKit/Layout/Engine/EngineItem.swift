import AutoLayout
import UIKitValues

/// A view or layout guide in the solver, with the constraints that UIKit itself adds for it.
@MainActor final class EngineItem {
  weak var object: (any LayoutItem)?
  let variables: ItemVariables
  /// The constraints in the solver that UIKit itself has added for the view or guide, by role.
  private var own: [Role: (id: LinearConstraint.ID, constraint: LinearConstraint)] = [:]

  /// The item's state when UIKit's own constraints were last made, to see if they are up to date.
  var state: EngineItemState?

  /// The role of a constraint that UIKit itself adds, such as for a frame's x or for hugging.
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

  /// Replaces UIKit's own constraints in the solver by the wanted ones, where they differ.
  ///
  /// If a constraint differs only in its constant, only the constant is changed, which is fast.
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

  /// Returns whether the constraint with an id is one that UIKit itself has added for this item.
  func owns(_ id: LinearConstraint.ID) -> Bool { own.values.contains { $0.id == id } }
}

extension LinearConstraint {
  /// Returns whether two constraints are equal if their constants are ignored.
  fileprivate func isAlike(_ other: LinearConstraint) -> Bool {
    var one = self
    one.constant = other.constant
    return one == other
  }
}
