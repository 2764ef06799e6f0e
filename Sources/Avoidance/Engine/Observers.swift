import Foundation
import Simulation

/// The observers that are notified before the strategy itself.
struct Observers: Hashable, Sendable {
  /// Strategies that avoid the keyboard too, as the table view controller under an app's own code
  /// does.
  var others: [Engine]
  /// An app's own code in the strategy's place; nil in any other.
  var own: OwnRun?
  /// An observer in the strategy's place; nil in any other.
  private var observer: ObserverCode?

  /// Creates what is beside a strategy; nil where nothing is, as nearly always.
  ///
  /// - Parameters:
  ///   - strategy: the strategy.
  ///   - others: those that avoid the keyboard too.
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

  /// Notifies all of them.
  mutating func notify(_ call: OwnCall, on phone: inout Phone) {
    notifyOthers(call, on: &phone)
    _ = ask(call, on: &phone)
  }

  /// Calls what is in the strategy's place.
  ///
  /// - Returns: its answer; true where none is asked for.
  mutating func ask(_ call: OwnCall, on phone: inout Phone) -> Bool {
    observer?.perform(call, on: &phone) ?? own?.perform(call, on: &phone) ?? true
  }

  /// Notifies the other strategies.
  mutating func notifyOthers(_ call: OwnCall, on phone: inout Phone) {
    for index in others.indices { _ = call.perform(on: &others[index], &phone) }
  }
}
