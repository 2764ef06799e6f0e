import UIKitValues
import Simulation

/// The transition coordinator of a rotation, which runs controllers' animations alongside.
@preconcurrency @MainActor final class RotationTransition: Transition {
  let old: Scene

  init(from old: Scene, during duration: TimeInterval) {
    self.old = old
    super.init(during: duration)
  }
}
