import AutoLayout
import Foundation

/// The solver of the constraints of a tree of views.
///
/// Each view and guide that a constraint is about has its unknowns, relative to the view around it.
/// Between passes constraints come, go and change; the solver keeps all that stays.
@MainActor final class LayoutEngine {
  private unowned let root: UIView
  /// Whether the outermost view's size is asked for, and not given.
  private let isRootFree: Bool
  private var solver = Solver()
  private var items: [ObjectIdentifier: EngineItem] = [:]
  /// The items by when they came in.
  private var order: [EngineItem] = []
  private var active: [ObjectIdentifier: Active] = [:]
  private var told: [Conflict] = []
  /// Whether constraints came or went.
  var isStale = true
  /// Whether constraints' constants have changed.
  var areConstantsStale = false

  private struct Active {
    let constraint: NSLayoutConstraint
    let id: LinearConstraint.ID
  }

  init(_ root: UIView, isRootFree: Bool = false) {
    self.root = root
    self.isRootFree = isRootFree
  }

  /// Solves the constraints as they are now.
  func solve() {
    if isStale { takeOver(root.allConstraints) }
    if areConstantsStale {
      for one in active.values.sorted(by: { $0.id < $1.id }) {
        solver.setConstant(one.constraint.constant, of: one.id)
      }
    }
    (isStale, areConstantsStale) = (false, false)
    // An item may bring in the view around it.
    var index = 0
    while index < order.count {
      update(order[index])
      index += 1
    }
  }

  /// Adds something that is solved for this once.
  func add(_ constraint: LinearConstraint) { solver.add(constraint) }

  /// Has a constraint be taken over again, as it is then.
  func forget(_ constraint: NSLayoutConstraint) {
    guard let old = active.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    solver.remove(old.id)
  }

  /// Returns the frame that constraints give a view or guide; nil where they are not about it.
  func frame(of object: any LayoutItem) -> CGRect? {
    guard let variables = items[ObjectIdentifier(object)]?.variables else { return nil }
    return CGRect(
      x: value(of: variables.x), y: value(of: variables.y), width: value(of: variables.width),
      height: value(of: variables.height))
  }

  /// Whether constraints are about an item, but leave open where it stands or how large it is.
  func isAmbiguous(_ object: any LayoutItem) -> Bool {
    guard let variables = items[ObjectIdentifier(object)]?.variables else { return false }
    return [variables.x, variables.y, variables.width, variables.height]
      .contains { solver.isAmbiguous($0) }
  }

  /// The views and guides that constraints are about.
  var objects: [any LayoutItem] { order.compactMap(\.object) }

  /// Sums leave an error in the last digits, which no screen shows.
  private func value(of variable: Variable) -> CGFloat {
    (solver.value(of: variable) * 1e6).rounded() / 1e6
  }
}

/// What it takes over from views.
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

  /// Returns the unknowns of an item, which takes part from now on.
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

/// What it tells.
extension LayoutEngine {
  /// Says which constraints cannot hold together, once for each time that they cannot.
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
