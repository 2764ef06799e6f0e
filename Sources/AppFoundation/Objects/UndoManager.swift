import Foundation
import Simulation

/// A manager that records actions to undo and redo changes.
///
/// Actions in one turn of the run loop form a group, whose actions are undone together. Text typed
/// with keys isn't recorded.
public final class UndoManager: NSObject {
  /// An action that undoes one change, by calling a closure with its target.
  private struct Action {
    weak var target: AnyObject?
    let undo: (AnyObject) -> Void
  }

  /// A group of actions that are undone together.
  private struct Group {
    var actions: [Action] = []
    var name = ""
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  /// The undo groups that app code has begun and not ended, innermost last.
  private var openGroups: [Group] = []
  private var offCount = 0
  public private(set) var isUndoing = false
  public private(set) var isRedoing = false
  public var levelsOfUndo = 0 { didSet { forgetOldest() } }
  /// Whether all undo actions that are added in one turn of the run loop form a group.
  ///
  /// If not, each action is a group of its own.
  public var groupsByEvent = true
  /// The simulated phone's clock time, in seconds, of the newest undo group; nil after a redo.
  private var turn: TimeInterval?

  public override init() { super.init() }

  public var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.actions.isEmpty } }
  public var canRedo: Bool { !redoStack.isEmpty }
  public var groupingLevel: Int { openGroups.count }
  public var isUndoRegistrationEnabled: Bool { offCount == 0 }
  public func disableUndoRegistration() { offCount += 1 }
  public func enableUndoRegistration() { offCount = max(0, offCount - 1) }

  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    add(Action(target: target) { if let target = $0 as? Target { handler(target) } })
  }

  public func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {
    registerUndo(withTarget: target as AnyObject) { _ = selector.call(on: $0, with: object) }
  }

  public func beginUndoGrouping() {
    openGroups.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  public func endUndoGrouping() {
    guard let group = openGroups.last else { return }
    post(.NSUndoManagerWillCloseUndoGroup)
    openGroups.removeLast()
    defer { post(.NSUndoManagerDidCloseUndoGroup) }
    guard !group.actions.isEmpty else { return }
    guard !openGroups.isEmpty else { return push(group) }
    openGroups[openGroups.count - 1].actions += group.actions
  }

  public func undo() {
    while !openGroups.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }

  public func undoNestedGroup() {
    guard let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    run(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  public func redo() {
    guard let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    run(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  public func removeAllActions() {
    undoStack = []
    redoStack = []
    openGroups = []
  }

  public func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    func without(_ groups: [Group]) -> [Group] {
      groups.map { group in
        Group(actions: group.actions.filter { $0.target !== object }, name: group.name)
      }
    }
    undoStack = without(undoStack).filter { !$0.actions.isEmpty }
    redoStack = without(redoStack).filter { !$0.actions.isEmpty }
    openGroups = without(openGroups)
  }

  public var undoActionName: String { undoStack.last?.name ?? "" }
  public var redoActionName: String { redoStack.last?.name ?? "" }

  public func setActionName(_ actionName: String) {
    if openGroups.isEmpty {
      guard !undoStack.isEmpty else { return }
      undoStack[undoStack.count - 1].name = actionName
    } else {
      openGroups[openGroups.count - 1].name = actionName
    }
  }

  /// Undoes or redoes a group: runs its actions from last to first.
  ///
  /// Actions registered meanwhile form a group: for redo during an undo, or for undo during a redo.
  private func run(_ group: Group) {
    beginUndoGrouping()
    openGroups[openGroups.count - 1].name = group.name
    for action in group.actions.reversed() {
      if let target = action.target { action.undo(target) }
    }
    endUndoGrouping()
  }

  private func add(_ action: Action) {
    if !openGroups.isEmpty {
      openGroups[openGroups.count - 1].actions.append(action)
    } else if groupsByEvent, turn == now, !undoStack.isEmpty {
      redoStack = []
      undoStack[undoStack.count - 1].actions.append(action)
    } else {
      push(Group(actions: [action]))
    }
  }

  private func push(_ group: Group) {
    if isUndoing { return redoStack.append(group) }
    if !isRedoing { redoStack = [] }
    undoStack.append(group)
    turn = isRedoing ? nil : now
    forgetOldest()
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  private func forgetOldest() {
    if levelsOfUndo > 0 { undoStack = undoStack.suffix(levelsOfUndo) }
  }

  private var now: TimeInterval? { AppRuntime.active?.phone.clock }
}

extension Notification.Name {
  public static let NSUndoManagerDidOpenUndoGroup =
    Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
  public static let NSUndoManagerWillCloseUndoGroup =
    Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
  public static let NSUndoManagerDidCloseUndoGroup =
    Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
  public static let NSUndoManagerWillUndoChange =
    Notification.Name("NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerDidUndoChange =
    Notification.Name("NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange =
    Notification.Name("NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidRedoChange =
    Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
