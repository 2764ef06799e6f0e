import UIKitValues
import Simulation

/// The transition coordinator of a rotation: runs the animations that controllers add to it.
@preconcurrency @MainActor final class RotationTransition: Transition {
  let old: Scene

  init(from old: Scene, during duration: TimeInterval) {
    self.old = old
    super.init(during: duration)
  }
}
