import Foundation
import SessionState
import Simulation

/// The animation that a command causes on the simulated phone, until nothing moves any more.
///
/// No frames are stored. Each state is computed by advancing the virtual clock from the first
/// state, so the frames show the real movement.
package struct Playback: Equatable, Sendable {
  private let start: State
  /// The session after the command that caused the animation.
  package let end: Session

  /// Creates the animation from the state before a command to the session after it.
  ///
  /// Returns nil if nothing moves in between.
  package init?(from start: State, to end: Session) {
    guard !start.phone.isSettled, end.phone.clock > start.phone.clock else { return nil }
    self.start = start
    self.end = end
  }

  /// The animation's length in virtual seconds, until nothing moves or the clock was stopped.
  package var duration: TimeInterval {
    var rested = start
    rested.settle()
    return min(rested.phone.clock, end.phone.clock) - start.phone.clock
  }

  /// Returns the session as it is `time` virtual seconds after the start of the animation.
  package func session(at time: TimeInterval) -> Session {
    guard time < duration else { return end }
    var session = end
    session.state = start
    session.state.simulator.advance(by: time)
    return session
  }

  /// Returns the times of the animation's frames in virtual seconds from 0; the final state is left
  /// out.
  ///
  /// `rate` is the number of frames per real second, and `speed` the number of virtual seconds that
  /// each real second shows.
  package func frameTimes(rate: Double = 60, speed: Double = 1) -> [TimeInterval] {
    Array(stride(from: 0, to: duration, by: speed / rate))
  }
}
