import Foundation
import Simulation

/// The code that gets every event before a strategy, or instead of it.
struct Observers: Hashable, Sendable {
  /// Strategies that run in addition, such as a table view controller under an app's own code.
  var others: [Engine]
  /// An app's own code that runs instead of the strategy, or nil.
  var own: OwnRun?
  /// An observer that runs instead of the strategy, or nil.
  private var observer: ObserverCode?

  /// Creates the code that is notified before a strategy, or returns nil if there isn't any.
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

  /// Starts the strategies that run in addition to the main one.
  mutating func startOthers(on phone: inout Phone) {
    for index in others.indices { others[index].start(on: &phone) }
  }

  /// Forwards a call to all code that is called before the strategy.
  mutating func notify(_ call: OwnCall, on phone: inout Phone) {
    notifyOthers(call, on: &phone)
    _ = ask(call, on: &phone)
  }

  /// Calls the code that runs instead of the strategy.
  ///
  /// - Returns: the answer of that code, or true if the call has no answer.
  mutating func ask(_ call: OwnCall, on phone: inout Phone) -> Bool {
    observer?.perform(call, on: &phone) ?? own?.perform(call, on: &phone) ?? true
  }

  /// Forwards a call to the strategies that run in addition to the main one.
  mutating func notifyOthers(_ call: OwnCall, on phone: inout Phone) {
    for index in others.indices { _ = call.perform(on: &others[index], &phone) }
  }
}
