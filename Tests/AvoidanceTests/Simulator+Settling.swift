import Simulation

extension Simulator {
  /// Performs an action, then lets everything pending finish.
  mutating func settle(after action: (inout Self) -> Void) {
    action(&self)
    settle()
  }
}
