import Avoidance
import Simulation

/// The sentence of `why` about a strategy that did nothing, although the keyboard covers the row.
extension Explanation {
  /// A sentence of `why` that the strategy or the app's code did not react, or nothing.
  ///
  /// It is for a keyboard that came up and left the active row partly hidden.
  var idleSentences: [String] {
    let strategy = state.engine.strategy
    let hasComeUp = phone.events.contains { $0.notification.map { !leaves($0) } ?? false }
    guard strategy != .none, hasComeUp, ActivePlace(settled.phone)?.isInView == false,
      !phone.events.contains(where: \.isReaction)
    else { return [] }
    if phone.liftedKeyboardFrame != nil {
      let keyboard = "a keyboard that is not docked"
      if !strategy.undocked.countsAsKeyboard {
        return ["\(strategyName) changed nothing: it ignores \(keyboard)."]
      }
      if !strategy.handles(.willChangeFrame) {
        return [
          "\(strategyName) changed nothing: iOS posts no keyboardWillShow for \(keyboard)."
        ]
      }
    }
    return [
      strategy.ownCode == nil
        ? "\(strategyName) changed nothing here. Its rule: \(strategy.room.summary)."
        : "The app's code changed nothing."
    ]
  }
}

extension Event {
  /// Whether the event shows that a strategy or the app's code reacted to the keyboard.
  fileprivate var isReaction: Bool {
    switch kind {
    case .offset(_, _, _, let author, _), .inset(_, _, let author, _),
      .outerOffset(_, _, _, let author, _), .outerInset(_, _, _, let author, _),
      .outerFrame(_, _, _, let author, _), .tableFrame(_, _, let author, _),
      .rootFrame(_, _, let author, _), .fieldFrame(_, _, _, let author, _):
      author == .strategy || author == .app
    case .timer, .declined, .log: true
    case .touch, .call, .notification, .recognizer, .recognized, .clamped, .systemInset,
      .sheetFrame, .rowHeight, .rowUpdate, .contentSize, .fieldScroll, .keyboardPulled, .selected,
      .lifecycle:
      false
    }
  }
}
