import UIKitValues
import Simulation

/// The animation blocks of an app's code: those still open, and those whose animations still run.
final class AnimationBlocks {
  private var open: [AnimationBlock] = []
  private var running: [RunningBlock] = []
  private var lastAnimator: UInt8 = 0
  /// When all animations so far will have ended, on the simulated phone's clock in seconds.
  private var movementEnd: TimeInterval = 0
  /// The completion handlers collected by ``holdingCompletions(_:)``, or nil outside of that call.
  private var held: [(Bool) -> Void]?
  /// Whether view changes in an animation block are animated, as UIView.setAnimationsEnabled sets.
  var areEnabled = true

  /// The animation for view changes made now, or nil to apply changes at once.
  var animation: Animation? {
    areEnabled && !CATransaction.disableActions() ? open.last?.animation : nil
  }

  /// Starts an animation block, which ``commit(on:)`` ends.
  func begin(_ block: AnimationBlock) { open.append(block) }

  /// Ends the animation block that was opened last.
  ///
  /// - Returns: the closed block, or nil if no block is open.
  func commit(on app: SimulatedApp) -> AnimationBlock? {
    guard let block = open.popLast() else { return nil }
    if let animation = block.animation { noteMovement(of: animation, on: app) }
    return block
  }

  /// Changes settings, such as the duration, of the animation block that was opened last.
  func changeLast(_ body: (inout AnimationBlock) -> Void) {
    guard let index = open.indices.last else { return }
    var block = open[index]
    body(&block)
    open[index] = block
  }

  /// Runs view changes in an animation block, or at once if the animation is nil.
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

  /// Runs view changes in an animation block of the app, with a completion handler.
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

  /// Runs code and returns its animation blocks' completion handlers, for the caller to call later.
  func holdingCompletions(_ body: () -> Void) -> [(Bool) -> Void] {
    let before = held
    held = []
    body()
    defer { held = before }
    return held ?? []
  }

  /// Runs view changes without animation, even inside an animation block.
  func runDisabled(_ changes: () -> Void) {
    let before = areEnabled
    areEnabled = false
    changes()
    areEnabled = before
  }

  /// Calls a block's completion handler with false, because newer animations have replaced its own.
  private func interrupt(_ block: RunningBlock, on app: SimulatedApp) {
    running.removeAll { $0.animator == block.animator }
    block.call?.isCancelled = true
    app.calls.tell(after: 0, on: app) { block.completion(false) }
  }

  /// Returns an unused number from 1 to 255, to identify the animations of a new block or animator.
  func nextAnimator(on app: SimulatedApp) -> UInt8 {
    repeat {
      lastAnimator = lastAnimator == .max ? 1 : lastAnimator + 1
    } while app.phone.isMoved(by: lastAnimator)
    return lastAnimator
  }

  /// Sets ``movementEnd`` to the end of an animation that starts now, if that end is later.
  func noteMovement(of animation: Animation, on app: SimulatedApp) {
    movementEnd = max(movementEnd, app.phone.clock + animation.length)
  }

  /// Starts a group of animations, so that ``endGroup(after:)`` can return the group's end time.
  ///
  /// - Returns: the end time of the animations before the group, for ``endGroup(after:)``.
  func beginGroup() -> TimeInterval {
    defer { movementEnd = 0 }
    return movementEnd
  }

  /// Ends a group of animations, and returns when all its animations will have ended.
  ///
  /// - Parameter before: the end time that ``beginGroup()`` returned.
  /// - Returns: the end time on the simulated phone's clock in seconds, or 0 without animations.
  func endGroup(after before: TimeInterval) -> TimeInterval {
    defer { movementEnd = max(movementEnd, before) }
    return movementEnd
  }
}

/// A block of view changes that are animated together.
///
/// Without an animation the changes apply at once.
struct AnimationBlock {
  var animation: Animation?
  /// The delegate's methods to call, for a block between `beginAnimations` and `commitAnimations`.
  var messages: AnimationMessages?
}

/// The delegate's methods that a block between `beginAnimations` and `commitAnimations` calls.
struct AnimationMessages {
  let name: String?
  let context: UnsafeMutableRawPointer?
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  func send(_ selector: Selector?) {
    guard let delegate, let selector else { return }
    selector.call(on: delegate, with: name, NSNumber(value: true), context ?? NilContext())
  }
}

/// An animation block whose animations still run, with its completion handler.
private struct RunningBlock {
  let animator: UInt8
  let completion: (Bool) -> Void
  /// The scheduled call of the completion handler, or nil if the animations never end on their own.
  let call: DelayedCalls.Call?
}
