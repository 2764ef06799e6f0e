import Foundation
import Simulation

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
struct RunningBlock {
  let animator: UInt8
  let completion: (Bool) -> Void
  /// The call that tells; nil where they never end by themselves.
  let call: DelayedCalls.Call?
}

extension SimulatedApp {
  /// Runs changes with an animation around them.
  func animate(_ animation: Animation?, _ changes: () -> Void) {
    let moved =
      animation?.beginsFromCurrentState == true
      ? runningBlocks.filter { phone.isMoved(by: $0.animator) } : []
    animationBlocks.append(AnimationBlock(animation: animation))
    changes()
    animationBlocks.removeLast()
    if let animation, areAnimationsEnabled { noteMovement(of: animation) }
    for block in moved where !phone.isMoved(by: block.animator) { interrupt(block) }
  }

  /// Runs changes in a block of the app's, with what is to be told of the end of their movements.
  func animate(
    _ animation: Animation, _ changes: () -> Void, completion: @escaping (Bool) -> Void
  ) {
    var animation = animation
    let animator = nextAnimator()
    animation.animator = animator
    animate(animation, changes)
    let isSeen = areAnimationsEnabled
    let call =
      isSeen && animation.isEndless
      ? nil
      : calls.tell(after: isSeen ? animation.length : 0, on: self) { [self] in
        runningBlocks.removeAll { $0.animator == animator }
        completion(true)
      }
    guard phone.isMoved(by: animator) else { return }
    runningBlocks.append(RunningBlock(animator: animator, completion: completion, call: call))
  }

  /// Tells of a block that another one has taken over all that it moved.
  private func interrupt(_ block: RunningBlock) {
    runningBlocks.removeAll { $0.animator == block.animator }
    block.call?.isCancelled = true
    calls.tell(after: 0, on: self) { block.completion(false) }
  }

  /// Returns a number for what holds, turns or ends movements, which nothing that moves has.
  func nextAnimator() -> UInt8 {
    repeat {
      lastAnimator = lastAnimator == .max ? 1 : lastAnimator + 1
    } while phone.isMoved(by: lastAnimator)
    return lastAnimator
  }

  /// Notes until when something moves.
  func noteMovement(of animation: Animation) {
    lastMovementEnd = max(lastMovementEnd, phone.clock + animation.length)
  }
}
