import AutoLayout
import UIKitValues

/// The Auto Layout engine of one view tree, which solves the tree's constraints.
///
/// Each constrained view and guide has variables relative to its superview. Between passes the
/// solver only processes added, removed and changed constraints.
@MainActor final class LayoutEngine {
  private unowned let root: UIView
  /// Whether the solver computes the root view's size, to measure the view; otherwise it is fixed.
  private let isRootFree: Bool
  private var solver = Solver()
  private var items: [ObjectIdentifier: EngineItem] = [:]
  /// The views and guides in the solver, in the order that they were added.
  private var order: [EngineItem] = []
  private var active: [ObjectIdentifier: Active] = [:]
  private var told: [Conflict] = []
  /// Whether constraints were added, removed or given a new priority since they were last solved.
  var isStale = true
  /// Whether constants of constraints have changed since the constraints were last solved.
  var areConstantsStale = false

  /// A view's layout constraint that is in the solver, with the id that it has there.
  private struct Active {
    let constraint: NSLayoutConstraint
    let id: LinearConstraint.ID
  }

  init(_ root: UIView, isRootFree: Bool = false) {
    self.root = root
    self.isRootFree = isRootFree
  }

  /// Adds, changes and removes the solver's constraints to match the views', and so solves them.
  func solve() {
    if isStale { takeOver(root.allConstraints) }
    if areConstantsStale {
      for one in active.values.sorted(by: { $0.id < $1.id }) {
        solver.setConstant(one.constraint.constant, of: one.id)
      }
    }
    (isStale, areConstantsStale) = (false, false)
    // An item may add its superview.
    var index = 0
    while index < order.count {
      update(order[index])
      index += 1
    }
  }

  /// Adds one more constraint to the solver, such as a target size when a view is measured.
  func add(_ constraint: LinearConstraint) { solver.add(constraint) }

  /// Removes a layout constraint from the solver, so that the next pass translates it again.
  func forget(_ constraint: NSLayoutConstraint) {
    guard let old = active.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    solver.remove(old.id)
  }

  /// Returns a view's or guide's solved frame, or nil if no constraints affect it.
  func frame(of object: any LayoutItem) -> CGRect? {
    guard let variables = items[ObjectIdentifier(object)]?.variables else { return nil }
    return CGRect(
      x: value(of: variables.x), y: value(of: variables.y), width: value(of: variables.width),
      height: value(of: variables.height))
  }

  /// Returns whether constraints affect a view or guide, but leave its position or size open.
  func isAmbiguous(_ object: any LayoutItem) -> Bool {
    guard let variables = items[ObjectIdentifier(object)]?.variables else { return false }
    return [variables.x, variables.y, variables.width, variables.height]
      .contains { solver.isAmbiguous($0) }
  }

  /// The views and guides that constraints affect, in the order that they were added.
  var objects: [any LayoutItem] { order.compactMap(\.object) }

  /// Returns a variable's solved value in points, rounded to hide the solver's small errors.
  private func value(of variable: Variable) -> CGFloat {
    (solver.value(of: variable) * 1e6).rounded() / 1e6
  }
}

/// Keeping the solver up to date with the constraints of the views.
extension LayoutEngine {
  private func takeOver(_ constraints: [NSLayoutConstraint]) {
    let wanted = Set(constraints.map(ObjectIdentifier.init))
    for (key, old) in active where !wanted.contains(key) {
      solver.remove(old.id)
      active[key] = nil
    }
    for constraint in constraints where active[ObjectIdentifier(constraint)] == nil {
      guard let linear = linear(constraint) else { continue }
      active[ObjectIdentifier(constraint)] = Active(
        constraint: constraint, id: solver.add(linear))
    }
  }

  /// Returns the variables of a view or guide, after adding it to the solver on first use.
  func variables(of object: any LayoutItem) -> ItemVariables {
    if let item = items[ObjectIdentifier(object)] { return item.variables }
    let item = EngineItem(object, ItemVariables(order.count))
    items[ObjectIdentifier(object)] = item
    order.append(item)
    update(item)
    return item.variables
  }

  private func update(_ item: EngineItem) {
    guard let object = item.object else { return }
    let state = object.engineState
    if item.state == state { return }
    item.state = state
    let guide = object as? UILayoutGuide
    let space = guide?.fixedPlace == nil ? nil : guide?.owningView.map(variables(of:))
    item.update(
      &solver,
      object.rules(item.variables, in: space, isFree: isRootFree && object === root))
  }
}

/// Reporting of contradictory constraints to the user.
extension LayoutEngine {
  /// Warns about constraints that contradict each other, once for each new conflict.
  func tellConflicts() {
    let conflicts = solver.conflicts
    defer { told = conflicts }
    for conflict in conflicts where !told.contains(conflict) {
      let others = conflict.others.compactMap(words)
      SimulatedApp.warnOnce(
        "Unable to simultaneously satisfy constraints: "
          + "\(words(conflict.broken) ?? "one") is left out, beside "
          + others.joined(separator: "; "))
    }
  }

  private func words(_ id: LinearConstraint.ID) -> String? {
    if let one = active.values.first(where: { $0.id == id }) { return one.constraint.words }
    guard let object = order.first(where: { $0.owns(id) })?.object else { return nil }
    let isFrame = (object as? UIView)?.keepsFrame ?? false
    return "\(type(of: object))'s \(isFrame ? "frame (autoresizing mask)" : "own size")"
  }
}
