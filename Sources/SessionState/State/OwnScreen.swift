import Avoidance
import Simulation

/// A screen of the app's own code, from which the program generated the open form.
package struct OwnScreen: Equatable, Sendable {
  /// The number that identifies the screen in the app's code.
  package let number: Int
  /// The phone and the app's code at the moment when the screen appeared.
  ///
  /// Nil for the app's first screen, and after the form was put on another phone.
  package var start: Simulator<Engine>?
  /// The actions since the app's code was started that other phones ran, or nil if there are none.
  package var earlier: EarlierActions?
}

/// The actions that commands ran since the app's code was started, before the current phone.
///
/// A new phone repeats these actions to get to the same screen of the app.
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
