import Foundation
import Simulation

/// The code that is notified before the strategy itself.
struct Observers: Hashable, Sendable {
  /// Strategies that run in addition, such as a table view controller under an app's own code.
  var others: [Engine]
  /// An app's own code that replaces the strategy, or nil.
  var own: OwnRun?
  /// An observer that replaces the strategy, or nil.
  private var observer: ObserverCode?

  /// Creates the observers of a strategy.
  ///
  /// Usually there are no observers, so the result is nil.
  ///
  /// - Parameters:
  ///   - strategy: the strategy.
  ///   - others: strategies that run in addition.
  init?(of strategy: Strategy, beside others: [Strategy]) {
    own = strategy.ownCode.map(OwnRun.init)
    observer = strategy.observer
    guard own != nil || observer != nil || !others.isEmpty else { return nil }
    self.others = others.enumerated().map { index, strategy in
      Engine(strategy, timersFrom: (index + 1) << 20)
    }
  }

  /// Starts the other strategies.
  mutating func startOthers(on phone: inout Phone) {
    for index in others.indices { others[index].start(on: &phone) }
  }

  /// Notifies all observers.
  mutating func notify(_ call: OwnCall, on phone: inout Phone) {
    notifyOthers(call, on: &phone)
    _ = ask(call, on: &phone)
  }

  /// Calls the code that replaces the strategy.
  ///
  /// - Returns: its answer, or true if the call has no answer.
  mutating func ask(_ call: OwnCall, on phone: inout Phone) -> Bool {
    observer?.perform(call, on: &phone) ?? own?.perform(call, on: &phone) ?? true
  }

  /// Notifies the other strategies.
  mutating func notifyOthers(_ call: OwnCall, on phone: inout Phone) {
    for index in others.indices { _ = call.perform(on: &others[index], &phone) }
  }
}
