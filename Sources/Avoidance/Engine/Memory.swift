import Foundation
import Simulation

/// What a strategy remembers between one step and the next.
struct Memory: Hashable, Sendable {
  /// The frames that were there before room was made, where a room changes them.
  var rootFrame: CGRect?
  var tableFrame: CGRect?
  /// The insets as they were before room was made for the first time.
  var inset: EdgeInsets?
  var indicators: EdgeInsets?
  /// The offset from which the strategy first took the table away.
  var origin: CGFloat?
  /// Whether a new field still waits for a keyboard notification, or for the next turn.
  var isFieldNew = false
  /// A notification whose work was put off.
  var late: Late?

  /// Work that runs some time after its notification, whatever has happened since.
  struct Late: Hashable, Sendable {
    var time: TimeInterval
    var begin: CGRect
    var end: CGRect
    var announced: Animation
  }

  /// Forgets everything but the work that cannot be called back.
  mutating func forget() {
    let late = late
    self = Memory()
    self.late = late
  }
}
