import Avoidance
import Simulation

/// Which screen of an app's own the form stands for.
struct OwnScreen: Equatable, Sendable {
  /// Which of the app's screens it is.
  let number: Int
  /// The phone with the app's code on it as the screen came; nil for one with which the code
  /// starts, and once the form stands on another phone.
  var start: Simulator<Engine>?
  /// What was done on phones before this one; nil where that was nothing.
  var earlier: EarlierActions?
}

/// The actions since an app's code was started on the first of several phones, up to the one that
/// the form stands on now.
final class EarlierActions: Equatable, Sendable {
  let actions: [Change.Action]
  /// The number of changes before the first one on the phone that the form stands on now.
  let end: Int

  init(_ actions: [Change.Action], end: Int) {
    self.actions = actions
    self.end = end
  }

  static func == (left: EarlierActions, right: EarlierActions) -> Bool { left === right }
}
