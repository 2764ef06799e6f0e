import Foundation
import Simulation

/// What hears of everything before the strategy itself does.
struct Company: Hashable, Sendable {
  /// Strategies that avoid the keyboard too, as the table view controller under an app's own code does.
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

  /// Tells all of them of something.
  mutating func hear(_ call: OwnCall, on phone: inout Phone) {
    tellOthers(call, on: &phone)
    _ = ask(call, on: &phone)
  }

  /// Tells what is in the strategy's place of something.
  ///
  /// - Returns: its answer; true where none is asked for.
  mutating func ask(_ call: OwnCall, on phone: inout Phone) -> Bool {
    if var code = observer {
      defer { observer = code }
      return call.perform(on: &code, &phone)
    }
    return own?.call(call, on: &phone) ?? true
  }

  /// Tells the other strategies of something.
  mutating func tellOthers(_ call: OwnCall, on phone: inout Phone) {
    for index in others.indices { _ = call.perform(on: &others[index], &phone) }
  }
}
