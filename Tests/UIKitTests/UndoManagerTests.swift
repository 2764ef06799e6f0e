import Simulation
import Testing
import UIKit

/// Tests undo and redo of registered actions.
@MainActor @Suite struct UndoManagerTests {
  final class Text {
    var value = ""
    func set(_ new: String, _ manager: UndoManager) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old, manager) }
      value = new
    }
  }

  @Test("Actions are undone and redone") func undoAndRedo() {
    let (manager, text) = (UndoManager(), Text())
    manager.groupsByEvent = false
    for value in ["a", "b"] { text.set(value, manager) }
    manager.setActionName("typing")
    #expect(manager.undoActionName == "typing")
    #expect(manager.canUndo && !manager.canRedo)
    manager.undo()
    #expect(text.value == "a")
    #expect(manager.redoActionName == "typing")
    manager.redo()
    #expect(text.value == "b")
    manager.undo()
    manager.undo()
    #expect(text.value == "")
    #expect(!manager.canUndo && manager.canRedo)
    text.set("c", manager)
    #expect(!manager.canRedo)
  }

  @Test("Notifications say when a change is undone and redone") func notifications() {
    let (manager, text) = (UndoManager(), Text())
    let names: [(Notification.Name, String)] = [
      (.NSUndoManagerWillUndoChange, "will undo"), (.NSUndoManagerDidUndoChange, "did undo"),
      (.NSUndoManagerWillRedoChange, "will redo"), (.NSUndoManagerDidRedoChange, "did redo"),
    ]
    let log = Text()
    let tokens = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
        log.value += "\(word) at \(text.value), "
      }
    }
    text.set("a", manager)
    manager.undo()
    manager.redo()
    #expect(log.value == "will undo at a, did undo at , will redo at , did redo at a, ")
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test("A group of actions is undone together") func group() {
    let (manager, text) = (UndoManager(), Text())
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    for value in ["a", "b"] { text.set(value, manager) }
    manager.endUndoGrouping()
    manager.disableUndoRegistration()
    text.set("c", manager)
    manager.enableUndoRegistration()
    manager.undo()
    #expect(text.value == "")
    manager.redo()
    #expect(text.value == "c")
    manager.removeAllActions(withTarget: text)
    #expect(!manager.canUndo && !manager.canRedo)
  }

  @Test("Only the given number of levels is kept") func levels() {
    let (manager, text) = (UndoManager(), Text())
    manager.groupsByEvent = false
    manager.levelsOfUndo = 1
    for value in ["a", "b", "c"] { text.set(value, manager) }
    manager.undo()
    #expect(text.value == "b")
    #expect(!manager.canUndo)
  }

  /// A view asks its superviews, and last the window, for an undo manager.
  @Test("A view in a window uses the window's undo manager") func window() throws {
    let (root, field) = (UIViewController(), UITextField())
    _ = try SimulatedApp.showing(root, on: "iphone-16")
    #expect(field.undoManager == nil)
    root.view.addSubview(field)
    #expect(field.undoManager != nil)
    #expect(field.undoManager === UIApplication.shared.keyWindow?.undoManager)
  }
}
