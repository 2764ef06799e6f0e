import Avoidance
import Foundation
import Simulation

/// The delays of a strategy's calls that an explanation has not mentioned yet.
///
/// A delayed call is explained when it happens, not when it is scheduled, even if the call does
/// nothing.
struct PendingDelays {
  private let explanation: Explanation
  private var delays: [Delay] = []

  /// A delay before a call that a strategy has scheduled.
  private struct Delay {
    /// The delay's length in seconds.
    let length: TimeInterval
    /// The virtual time when the delay ends, in seconds.
    let end: TimeInterval

    /// Whether the delay ends at a virtual time, apart from rounding errors.
    func ends(at time: TimeInterval) -> Bool { abs(end - time) < 1e-9 }
  }

  /// Creates an empty list of delays for an explanation.
  init(_ explanation: Explanation) { self.explanation = explanation }

  private var strategy: Strategy { explanation.state.engine.strategy }

  /// Stores the delay that an event starts, and returns whether the event needs no sentence now.
  ///
  /// Returns false for other events, and for an app's own code, which is explained at once.
  mutating func hold(_ event: Event) -> Bool {
    guard case .timer(let length) = event.kind, strategy.ownCode == nil else { return false }
    if length > 0 { delays.append(Delay(length: length, end: event.time + length)) }
    return true
  }

  /// Returns the first words of a sentence about a strategy's event at the end of a delay, or nil.
  ///
  /// Removes the delay, so that only the first event after it has these words.
  mutating func introduction(of event: Event) -> String? {
    guard event.isByStrategy, let delay = delays.first(where: { $0.ends(at: event.time) })
    else { return nil }
    delays.removeAll { $0.ends(at: event.time) }
    return "After a delay of \((delay.length * 1000).inWords) ms"
  }

  /// Removes the delays that ended before a time, and returns a sentence if one of them was for a
  /// scroll that was no longer needed.
  mutating func end(before time: TimeInterval) -> [String] {
    let ended = delays.filter { $0.end < time && !$0.ends(at: time) }
    delays.removeAll { $0.end < time && !$0.ends(at: time) }
    guard let delay = ended.last(where: { $0.length == strategy.delay }) else { return [] }
    return [
      "After a delay of \((delay.length * 1000).inWords) ms, \(explanation.strategyName) did not "
        + "scroll: the row was already in place."
    ]
  }

  /// The last sentences: about a delay that ended without effect, or about the next delayed call.
  var end: [String] {
    var rest = self
    let now = explanation.phone.clock
    let ended = rest.end(before: now + 1e-6)
    guard explanation.state.isHolding, let next = rest.delays.map(\.end).min() else { return ended }
    return ended + [
      "\(explanation.strategyName) will act again in \(((next - now) * 1000).inWords) ms."
    ]
  }
}

extension Event {
  /// Whether the event says that a strategy acted, or decided not to act.
  fileprivate var isByStrategy: Bool {
    switch kind {
    case .offset(_, _, _, let author, _), .inset(_, _, let author, _),
      .outerOffset(_, _, _, let author, _), .outerInset(_, _, _, let author, _),
      .outerFrame(_, _, _, let author, _), .tableFrame(_, _, let author, _),
      .rootFrame(_, _, let author, _), .fieldFrame(_, _, _, let author, _):
      author == .strategy
    case .declined: true
    case .call, .touch, .notification, .recognizer, .recognized, .clamped, .systemInset,
      .sheetFrame, .rowHeight, .rowUpdate, .contentSize, .fieldScroll, .keyboardPulled, .selected,
      .timer, .log, .lifecycle:
      false
    }
  }
}
