import Avoidance
import Simulation

/// A screen of an app's own code, which the open form represents.
package struct OwnScreen: Equatable, Sendable {
  /// The number that the app's code gives the screen.
  package let number: Int
  /// The phone and the app's code at the moment when the screen appeared.
  ///
  /// Nil for the app's first screen, and after the form moves to another phone.
  package var start: Simulator<Engine>?
  /// The actions on earlier phones since the app's code was started, or nil.
  package var earlier: EarlierActions?
}

/// The actions since an app's code was started, on all phones before the current one.
///
/// They are repeated to restore the app's state on a new phone.
package final class EarlierActions: Equatable, Sendable {
  package let actions: [ChangeAction]
  /// The number of changes in the history before the first one on the current phone.
  package let end: Int

  package init(_ actions: [ChangeAction], end: Int) {
    self.actions = actions
    self.end = end
  }

  package static func == (left: EarlierActions, right: EarlierActions) -> Bool { left === right }
}
