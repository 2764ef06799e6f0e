import Foundation
import Simulation

/// The animation blocks of an app's code: those that are open now, and those whose movements are
/// under way.
final class AnimationBlocks {
  private var open: [AnimationBlock] = []
  private var running: [RunningBlock] = []
  private var lastAnimator: UInt8 = 0
  /// The virtual time at which all has arrived that was animated so far.
  private var movementEnd: TimeInterval = 0
  /// What is to be told of the end of blocks that something else holds and ends; nil while nothing
  /// does.
  private var held: [(Bool) -> Void]?
  /// Whether what is set in a block moves.
  var areEnabled = true

  /// The movement that setters get now; nil sets at once.
  var animation: Animation? {
    areEnabled && !CATransaction.disableActions() ? open.last?.animation : nil
  }

  /// Opens a block.
  func begin(_ block: AnimationBlock) { open.append(block) }

  /// Closes the block that was opened last.
  ///
  /// - Returns: it, or nil where none is open.
  func commit(on app: SimulatedApp) -> AnimationBlock? {
    guard let block = open.popLast() else { return nil }
    if let animation = block.animation { noteMovement(of: animation, on: app) }
    return block
  }

  /// Changes the block that was opened last.
  func changeLast(_ body: (inout AnimationBlock) -> Void) {
    guard let index = open.indices.last else { return }
    var block = open[index]
    body(&block)
    open[index] = block
  }

  /// Runs changes with an animation around them.
  func run(_ animation: Animation?, on app: SimulatedApp, _ changes: () -> Void) {
    let moved =
      animation?.beginsFromCurrentState == true
      ? running.filter { app.phone.isMoved(by: $0.animator) } : []
    open.append(AnimationBlock(animation: animation))
    changes()
    open.removeLast()
    if let animation, areEnabled { noteMovement(of: animation, on: app) }
    for block in moved where !app.phone.isMoved(by: block.animator) { interrupt(block, on: app) }
  }

  /// Runs changes in a block of the app's, with what is to be told of the end of their movements.
  func run(
    _ animation: Animation, on app: SimulatedApp, _ changes: () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    var animation = animation
    let animator = nextAnimator(on: app)
    animation.animator = animator
    run(animation, on: app, changes)
    if held != nil {
      held?.append(completion)
      return
    }
    let isSeen = areEnabled
    let call =
      isSeen && animation.isEndless
      ? nil
      : app.calls.tell(after: isSeen ? animation.length : 0, on: app) { [self] in
        running.removeAll { $0.animator == animator }
        completion(true)
      }
    guard app.phone.isMoved(by: animator) else { return }
    running.append(RunningBlock(animator: animator, completion: completion, call: call))
  }

  /// Runs code, and returns what is to be told of the end of the blocks in it, which is not told by
  /// itself.
  func holdingCompletions(_ body: () -> Void) -> [(Bool) -> Void] {
    let before = held
    held = []
    body()
    defer { held = before }
    return held ?? []
  }

  /// Runs changes that are made at once, whatever block they are in.
  func runDisabled(_ changes: () -> Void) {
    let before = areEnabled
    areEnabled = false
    changes()
    areEnabled = before
  }

  /// Tells of a block that another one has taken over all that it moved.
  private func interrupt(_ block: RunningBlock, on app: SimulatedApp) {
    running.removeAll { $0.animator == block.animator }
    block.call?.isCancelled = true
    app.calls.tell(after: 0, on: app) { block.completion(false) }
  }

  /// Returns a number for what holds, turns or ends movements, which nothing that moves has.
  func nextAnimator(on app: SimulatedApp) -> UInt8 {
    repeat {
      lastAnimator = lastAnimator == .max ? 1 : lastAnimator + 1
    } while app.phone.isMoved(by: lastAnimator)
    return lastAnimator
  }

  /// Notes until when something moves.
  func noteMovement(of animation: Animation, on app: SimulatedApp) {
    movementEnd = max(movementEnd, app.phone.clock + animation.length)
  }

  /// Begins a group of movements, whose end is counted by itself.
  ///
  /// - Returns: the end of those before.
  func beginGroup() -> TimeInterval {
    defer { movementEnd = 0 }
    return movementEnd
  }

  /// Ends a group of movements.
  ///
  /// - Parameter before: the end of those before the group.
  /// - Returns: the end of those in it.
  func endGroup(after before: TimeInterval) -> TimeInterval {
    defer { movementEnd = max(movementEnd, before) }
    return movementEnd
  }
}

/// A block of changes that are animated together; nil animates nothing.
struct AnimationBlock {
  var animation: Animation?
  /// Of one that is begun and committed.
  var messages: AnimationMessages?
}

/// The delegate's calls of an animation that is begun and committed.
struct AnimationMessages {
  let name: String?
  let context: UnsafeMutableRawPointer?
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  func send(_ selector: Selector?) {
    guard let delegate, let selector else { return }
    selector.call(on: delegate, with: name, NSNumber(value: true), context ?? NoContext())
  }
}

/// A block whose movements are under way, and what is to be told of their end.
private struct RunningBlock {
  let animator: UInt8
  let completion: (Bool) -> Void
  /// The call that tells; nil where they never end by themselves.
  let call: DelayedCalls.Call?
}
