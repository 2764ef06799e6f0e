import Foundation
import Simulation

/// A turn of the phone.
@preconcurrency @MainActor final class Turn: Transition {
  let old: Scene

  init(from old: Scene, during duration: TimeInterval) {
    self.old = old
    super.init(during: duration)
  }
}
