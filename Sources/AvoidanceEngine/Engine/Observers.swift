import Foundation
import Simulation

/// The code that gets every event before a strategy, or runs instead of the strategy.
struct Observers: Hashable, Sendable {
  /// Strategies that run in addition, such as a table view controller under an app's own code.
  var others: [Engine]
  /// An app's own code that runs instead of the strategy, or nil.
  var own: OwnRun?
  /// An observer that runs instead of the strategy, or nil.
  private var observer: ObserverCode?

  /// Creates the code that gets events before a strategy; nil if there isn't any, as usual.
  ///
  /// - Parameters:
  ///   - strategy: the strategy, which may contain an app's own code or an observer.
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

  /// Forwards a call that needs no answer to all code that gets events before the strategy.
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
