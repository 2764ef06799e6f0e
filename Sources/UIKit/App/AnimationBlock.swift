import Simulation

/// A block of changes that are animated together; nil animates nothing.
struct AnimationBlock {
  var animation: Animation?
}

extension SimulatedApp {
  /// Runs changes with an animation around them.
  func animate(_ animation: Animation?, _ changes: () -> Void) {
    animationBlocks.append(AnimationBlock(animation: animation))
    changes()
    animationBlocks.removeLast()
  }
}
