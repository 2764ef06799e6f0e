import Avoidance
import Simulation

/// The screen of an app's own code that the form represents.
struct OwnScreen: Equatable, Sendable {
  /// The number of the screen in the app.
  let number: Int
  /// The phone and the app's code when the screen appeared.
  ///
  /// Nil for the app's first screen, and after the form moves to another phone.
  var start: Simulator<Engine>?
  /// The actions on earlier phones, or nil.
  var earlier: EarlierActions?
}

/// The actions since an app's code was started, on all phones before the current one.
final class EarlierActions: Equatable, Sendable {
  let actions: [Change.Action]
  /// The number of changes before the first one on the current phone.
  let end: Int

  init(_ actions: [Change.Action], end: Int) {
    self.actions = actions
    self.end = end
  }

  static func == (left: EarlierActions, right: EarlierActions) -> Bool { left === right }
}
