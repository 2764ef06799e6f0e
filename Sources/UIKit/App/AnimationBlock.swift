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

extension SimulatedApp {
  /// Runs changes with an animation around them.
  func animate(_ animation: Animation?, _ changes: () -> Void) {
    animationBlocks.append(AnimationBlock(animation: animation))
    changes()
    animationBlocks.removeLast()
  }
}
