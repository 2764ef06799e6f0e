import Foundation
import Simulation

/// The states between a command's touch and where everything has come to rest.
///
/// Nothing is recorded: each state is computed from the first one by letting the clock go on, so
/// the movement is the one that the command made.
package struct Playback: Equatable, Sendable {
  private let start: State
  /// The state that the command left.
  package let end: Session

  /// Creates the way between two states; nil where none of the time that passes moves anything.
  init?(from start: State, to end: Session) {
    guard !start.phone.isSettled, end.phone.clock > start.phone.clock else { return nil }
    self.start = start
    self.end = end
  }

  /// Virtual seconds until nothing changes any more.
  package var duration: TimeInterval {
    var rested = start
    rested.settle()
    return min(rested.phone.clock, end.phone.clock) - start.phone.clock
  }

  /// Returns the state so many virtual seconds after the first.
  package func session(at time: TimeInterval) -> Session {
    guard time < duration else { return end }
    var session = end
    session.state = start
    session.state.simulator.advance(by: time)
    return session
  }

  /// Returns the times of the frames before the end, in virtual seconds from 0 on: `rate` frames in
  /// each second of the spectator's time, in which `speed` virtual ones pass.
  package func frameTimes(rate: Double = 60, speed: Double = 1) -> [TimeInterval] {
    Array(stride(from: 0, to: duration, by: speed / rate))
  }
}
