import Simulation

/// A strategy's decision about what to do when the keyboard hides, such as restoring the insets.
public struct Hide: Choice {
  package let name: String
  package let summary: String
  /// Saves values such as insets, whenever the keyboard appears or changes.
  ///
  /// They are restored when the keyboard hides.
  let remember: @Sendable (inout Step) -> Void
  /// Removes the room for the keyboard when the keyboard hides; nil to keep the room.
  let takeBack: (@Sendable (inout Step) -> Void)?
  /// Saves the root view's frame before the strategy changes the view's height.
  let saveRootFrame: @Sendable (inout Step) -> Void
  /// Saves the table's position before UIKit or other code moves the table, to restore it on hide.
  ///
  /// Nil if only the strategy's own changes are restored.
  let rememberPlace: (@Sendable (inout Memory, borrowing Phone) -> Void)?
  /// Changes the saved values when the user scrolls, for example so that the offset isn't restored.
  let userScrolled: (@Sendable (inout Memory) -> Void)?
  /// Removes the room for the keyboard when the keyboard hides, and clears the saved values.
  let leave: @Sendable (inout Step) -> Void
  /// What happens on hide to work that an earlier notification deferred and that hasn't run yet.
  let deferredWork: DeferredWork

  /// What happens to work that an earlier notification deferred when the keyboard hides.
  package enum DeferredWork: Sendable {
    /// The deferred work runs even though the keyboard hides.
    case runs
    case isCancelled
    /// The deferred work waits its full delay again, because hiding changes the keyboard's frame.
    case isRescheduled
  }

  /// Creates your own strategy decision about what to do when the keyboard hides.
  ///
  /// - Parameters:
  ///   - name: the name. Two values with the same name are equal.
  ///   - summary: the effect, as a clause.
  ///   - takeBack: removes the room that was made for the keyboard.
  public init(
    _ name: String, _ summary: String = "custom",
    takeBack: @escaping @Sendable (inout Step) -> Void
  ) {
    self.init(name, summary, remember: { _ in }, takeBack: takeBack)
  }

  /// Creates a strategy's decision about what to do when the keyboard hides, with all of its parts.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - summary: the effect, as a clause.
  ///   - deferredWork: what happens to work that an earlier notification deferred.
  ///   - remember: saves the values to restore, each time the keyboard appears or changes.
  ///   - saveRootFrame: saves the root view's frame before its height changes. By default, only the
  ///     first time.
  ///   - rememberPlace: saves the table's position before other code moves the table.
  ///   - userScrolled: handles scrolling by the user.
  ///   - leave: removes the room and clears the saved values. The default does just that.
  ///   - takeBack: removes the room, or nil to restore nothing.
  package init(
    _ name: String, _ summary: String, deferredWork: DeferredWork = .runs,
    remember: @escaping @Sendable (inout Step) -> Void = { _ in },
    saveRootFrame: @escaping @Sendable (inout Step) -> Void = { $0.rememberRootFrame() },
    rememberPlace: (@Sendable (inout Memory, borrowing Phone) -> Void)? = nil,
    userScrolled: (@Sendable (inout Memory) -> Void)? = nil,
    leave: @escaping @Sendable (inout Step) -> Void = { step in
      step.takeRoomBack()
      step.forget()
    },
    takeBack: (@Sendable (inout Step) -> Void)?
  ) {
    self.name = name
    self.summary = summary
    self.deferredWork = deferredWork
    self.remember = remember
    self.saveRootFrame = saveRootFrame
    self.rememberPlace = rememberPlace
    self.userScrolled = userScrolled
    self.leave = leave
    self.takeBack = takeBack
  }
}
