import Simulation

/// A strategy's answer to the keyboard's dismissal.
public struct Hide: Choice {
  package let name: String
  package let summary: String
  /// Remembers, whenever the keyboard comes or changes, what is to be given back.
  let remember: @Sendable (inout Step) -> Void
  /// Takes the room back, or nil where nothing is given back.
  let takeBack: (@Sendable (inout Step) -> Void)?
  /// Saves the root view's frame before a room changes its height.
  let saveRootFrame: @Sendable (inout Step) -> Void
  /// Remembers where the table is before UIKit or others move it; nil where only what the strategy
  /// itself does is given back.
  let rememberPlace: (@Sendable (inout Memory, borrowing Phone) -> Void)?
  /// Takes note that the user has scrolled.
  let userScrolled: (@Sendable (inout Memory) -> Void)?
  /// Takes the room back, and forgets what was remembered for that.
  let leave: @Sendable (inout Step) -> Void
  /// The fate of work that was deferred and has not run.
  let deferredWork: DeferredWork

  /// The fate on hide of work that was deferred at a notification before.
  package enum DeferredWork: Sendable {
    /// It runs all the same.
    case runs
    case isCancelled
    /// The hide's own change of the frame defers the same work once more.
    case isRescheduled
  }

  /// Creates a way of one's own to answer a keyboard that leaves.
  ///
  /// - Parameters:
  ///   - name: the word that stands for it; two of the same name are equal.
  ///   - summary: what it does, as a clause.
  ///   - takeBack: takes the room back.
  public init(
    _ name: String, _ summary: String = "one's own",
    takeBack: @escaping @Sendable (inout Step) -> Void
  ) {
    self.init(name, summary, remember: { _ in }, takeBack: takeBack)
  }

  /// Creates a way to answer a keyboard that leaves.
  ///
  /// - Parameters:
  ///   - name: the word that stands for it.
  ///   - summary: what it does, as a clause.
  ///   - deferredWork: what becomes of work that was deferred.
  ///   - remember: remembers what is to be given back, whenever the keyboard comes or changes.
  ///   - saveRootFrame: saves the root view's frame before its height is changed; only the first time
  ///     unless it is given.
  ///   - rememberPlace: remembers where the table is before others move it.
  ///   - userScrolled: takes note that the user has scrolled.
  ///   - leave: takes the room back and forgets; just that unless it is given.
  ///   - takeBack: takes the room back; nil gives nothing back.
  init(
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

extension Hide {
  package static let listed: [Hide] = [
    .none, .mirror, .saved, .savedInTime, .savedThenLost, .savedOffset, .savedWithinContent, .zero,
  ]
}
