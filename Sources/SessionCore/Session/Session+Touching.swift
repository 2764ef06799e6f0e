import Avoidance
import Foundation
import SessionState
import Simulation

extension Session {
  /// Whether the last command has changed the session, so that an undo would take back this
  /// command.
  package var hasChangedState: Bool { hasChanged }

  /// Returns a preview of the session while a finger drags the table and is still down.
  ///
  /// Once the finger is lifted, the command `drag` with the same distances has the same effect.
  ///
  /// - Parameters:
  ///   - distances: the finger's movements one after the other, in points, y down.
  ///   - start: the height on the screen where the finger went down.
  /// - Returns: a copy of the session, where no command was run.
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
