import UIKitValues
import Simulation

/// The transition coordinator's transition for a rotation of the interface.
@preconcurrency @MainActor final class RotationTransition: Transition {
  let old: Scene

  init(from old: Scene, during duration: TimeInterval) {
    self.old = old
    super.init(during: duration)
  }
}
