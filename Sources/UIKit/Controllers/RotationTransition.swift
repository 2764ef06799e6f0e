import UIKitValues
import Simulation

/// The transition that a rotation gives to controllers as their transition coordinator.
@preconcurrency @MainActor final class RotationTransition: Transition {
  let old: Scene

  init(from old: Scene, during duration: TimeInterval) {
    self.old = old
    super.init(during: duration)
  }
}
