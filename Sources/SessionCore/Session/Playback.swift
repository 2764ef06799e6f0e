import Foundation
import SessionState
import Simulation

/// The animation that a command causes on the simulated phone, until nothing moves any more.
///
/// No frames are stored. Each state is computed from the first one by advancing the virtual clock,
/// so the frames show the real movement.
package struct Playback: Equatable, Sendable {
  private let start: State
  /// The session after the command whose animation is shown.
  package let end: Session

  /// Creates the animation from the state before a command to the session after it.
  ///
  /// Returns nil if nothing moves.
  package init?(from start: State, to end: Session) {
    guard !start.phone.isSettled, end.phone.clock > start.phone.clock else { return nil }
    self.start = start
    self.end = end
  }

  /// The animation's length: the virtual seconds until nothing moves any more.
  package var duration: TimeInterval {
    var rested = start
    rested.settle()
    return min(rested.phone.clock, end.phone.clock) - start.phone.clock
  }

  /// Returns the session as it looks `time` virtual seconds after the start of the animation.
  package func session(at time: TimeInterval) -> Session {
    guard time < duration else { return end }
    var session = end
    session.state = start
    session.state.simulator.advance(by: time)
    return session
  }

  /// Returns the times of the animation's frames in virtual seconds from 0; the end is left out.
  ///
  /// There are `rate` frames per second of real time, and each real second shows `speed` virtual
  /// seconds.
  package func frameTimes(rate: Double = 60, speed: Double = 1) -> [TimeInterval] {
    Array(stride(from: 0, to: duration, by: speed / rate))
  }
}
