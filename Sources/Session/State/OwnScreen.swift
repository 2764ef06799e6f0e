import Avoidance
import Simulation

/// Which screen of an app's own the form stands for.
struct OwnScreen: Equatable, Sendable {
  /// Which of the app's screens it is.
  let number: Int
  /// The phone with the app's code on it as the screen came; nil for one with which the code starts,
  /// and once the form stands on another phone.
  var start: Simulator<Engine>?
}
