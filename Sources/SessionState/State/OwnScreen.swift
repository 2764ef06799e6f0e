import Avoidance
import Simulation

/// A screen of the app's own code; the open form was generated from this screen.
package struct OwnScreen: Equatable, Sendable {
  /// The number that identifies the screen in the app's code.
  package let number: Int
  /// The phone and the app's code at the moment when the screen appeared.
  ///
  /// Nil for the app's first screen, and after the form moves to another phone.
  package var start: Simulator<Engine>?
  /// The actions made on other phones since the app's code was started, or nil if there were none.
  package var earlier: EarlierActions?
}

/// The actions since the app's code was started, made before the form moved to the current phone.
///
/// They are repeated to restore the app's state on a new phone.
package final class EarlierActions: Equatable, Sendable {
  package let actions: [ChangeAction]
  /// The number of changes that the session had made before the first one on the current phone.
  package let end: Int

  package init(_ actions: [ChangeAction], end: Int) {
    self.actions = actions
    self.end = end
  }

  package static func == (left: EarlierActions, right: EarlierActions) -> Bool { left === right }
}
