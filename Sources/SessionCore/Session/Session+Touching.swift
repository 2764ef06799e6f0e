import Avoidance
import Foundation
import SessionState
import Simulation

extension Session {
  /// Whether the last command has changed the session's state, so that `undo` would undo it.
  package var hasChangedState: Bool { hasChanged }

  /// Returns a preview of the session while a finger drags the table and is still down.
  ///
  /// When the finger is lifted, the command `drag` with the same distances leads to the same state.
  ///
  /// - Parameters:
  ///   - distances: the finger's successive movements in points, positive downward.
  ///   - start: the y coordinate on the screen where the finger went down.
  /// - Returns: a copy of the session without a new command in its history.
  package func dragged(by distances: [CGFloat], from start: CGFloat) -> Session {
    var session = self
    do throws(CommandError) { try session.state.checkReach() } catch { return self }
    OwnCode.silently {
      session.state.simulator.drag(by: distances, holdingFrom: start)
      if !session.state.isHolding { session.state.settle() }
    }
    return session
  }
}
