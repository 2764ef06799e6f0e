import Avoidance
import Simulation

/// The screen of an app's own code that the form represents.
package struct OwnScreen: Equatable, Sendable {
  /// The number of the screen in the app.
  package let number: Int
  /// The phone and the app's code when the screen appeared.
  ///
  /// Nil for the app's first screen, and after the form moves to another phone.
  package var start: Simulator<Engine>?
  /// The actions on earlier phones, or nil.
  package var earlier: EarlierActions?
}

/// The actions since an app's code was started, on all phones before the current one.
package final class EarlierActions: Equatable, Sendable {
  package let actions: [ChangeAction]
  /// The number of changes before the first one on the current phone.
  package let end: Int

  package init(_ actions: [ChangeAction], end: Int) {
    self.actions = actions
    self.end = end
  }

  package static func == (left: EarlierActions, right: EarlierActions) -> Bool { left === right }
}
