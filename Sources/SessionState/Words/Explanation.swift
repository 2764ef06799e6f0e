import Avoidance
import Foundation
import Simulation

/// The answer of the command `why`: sentences about what moved, who moved it, and why.
package struct Explanation {
  package let state: State
  package let phone: Phone
  /// The phone as the screen showed it before the last command, if an animation was running then.
  ///
  /// Nil if nothing was moving.
  package let before: Phone?
  /// The phone as the screen showed it before the last command, or nil without a command.
  let earlier: Phone?
  /// The session's state after all animations and delayed calls have ended.
  let settled: State
  /// The subject of a sentence about a command that moved nothing.
  package var subject = "The last command"

  /// Creates the explanation of a command from the state after the command (with recorded events)
  /// and the phone before the command.
  package init(_ state: State, from before: Phone? = nil) {
    self.state = state
    earlier = before?.presented
    self.before = before?.isAtRest == false ? earlier : nil
    phone = state.phone
    var settled = state
    if state.isHolding { settled.settle() }
    self.settled = settled
  }

  /// The sentences of the explanation, in the order of the events that they explain.
  package var sentences: [String] {
    guard phone.events.isEmpty else { return progress + story + idleSentences + resultSentences }
    let result = resultSentences
    guard progress.isEmpty else { return progress + result }
    let end = result.isEmpty && isOver ? "; focus a field and ask again." : "."
    return [stillness + end] + result
  }

  /// The beginning of a sentence about a last command without events, which `device` is, too.
  private var stillness: String {
    guard isOver else { return "\(subject) moved nothing, but more is still to happen" }
    guard let earlier else { return "Nothing has moved yet" }
    return hasJumped(from: earlier, to: phone.presented)
      ? "\(subject) changed the screen at once, so there is no movement to explain"
      : "\(subject) moved nothing"
  }

  private func hasJumped(from old: Phone, to new: Phone) -> Bool {
    new.scene.device != old.scene.device || new.responder != old.responder
      || new.keyboardTop != old.keyboardTop || new.tableFrameOnScreen != old.tableFrameOnScreen
      || new.table.contentOffset != old.table.contentOffset
      || new.table.contentSize != old.table.contentSize
  }

  /// Whether no animation and no delayed call is pending.
  private var isOver: Bool { !state.isHolding || phone.isAtRest && phone.isSettled }

  /// A sentence for each event that needs one, in the order of the events.
  ///
  /// The effect of a delayed call is explained when the call happens, not when it is scheduled.
  private var story: [String] {
    var changes = keyboardChanges
    // In the background, the reason comes after the event that put the app there.
    var story = changes.isEmpty && !phone.isInBackground ? [silence] : []
    // A row that the finger brings into reach, or a row that has grown, is where it is then.
    var untold = story.isEmpty ? [] : coverSentences
    var start = indexOfChange
    // A floating keyboard may post a notification only after a strategy has reacted to its frame.
    let isLate = changes.first?.name == .didChangeFrame
    if isLate {
      untold = changes.map(sentence) + coverSentences
      changes = []
      if !hasBegun { start = 0 }
    }
    var delays = PendingDelays(self)
    for (index, event) in eventsByCause.enumerated() {
      story += delays.end(before: event.time)
      if index >= start, event.mayMoveRow {
        story += untold
        untold = []
      }
      if let notification = event.notification {
        guard let change = changes.first, change.hasSameEnd(as: notification) else { continue }
        changes.removeFirst()
        story += [sentence(of: change)] + (changes.isEmpty ? coverSentences : [])
      } else if !delays.hold(event), let sentence = sentence(of: event) {
        // Several animations of an app's code end with the same call; one sentence is enough.
        if case .timer = event.kind, story.contains(sentence) { continue }
        // A screen that comes back may notify a strategy twice.
        if case .declined = event.kind, story.last == sentence { continue }
        if hasBroughtIntoView(before: event) { continue }
        story.append(delays.introduction(of: event).map { "\($0), \(sentence)" } ?? sentence)
      }
    }
    let isSilent = changes.isEmpty && phone.isInBackground && !isLate
    return story + untold + delays.end + (isSilent ? [silence] : [])
  }

  /// Whether an event says that the row was in view already, because the strategy had just scrolled
  /// it there.
  private func hasBroughtIntoView(before event: Event) -> Bool {
    guard case .declined(.alreadyVisible) = event.kind, event.purpose == .reveal else {
      return false
    }
    return phone.events.contains { other in
      guard other.purpose == .reveal, other.time <= event.time else { return false }
      if case .offset(_, _, _, .strategy, _) = other.kind { return true }
      if case .outerOffset(_, _, _, .strategy, _) = other.kind { return true }
      return false
    }
  }

  /// The events in the order of their causes: a sheet's new frame before its table's frame.
  private var eventsByCause: [Event] {
    var events = phone.events
    for index in events.indices.dropFirst() {
      guard case .sheetFrame = events[index].kind,
        case .tableFrame(_, _, .uikit, _) = events[index - 1].kind
      else { continue }
      events.swapAt(index, index - 1)
    }
    return events
  }

  package var strategyName: String { state.engine.strategy.name }

  /// A receiver of an event's details that stores only the sentence explaining the event.
  private struct Reader: EventVisitor {
    let explanation: Explanation
    package private(set) var sentence: String?

    mutating func visit(
      _ key: StaticString, _ value: some FigureValue, _ words: @autoclosure () -> String
    ) {}

    mutating func why(_ sentence: (Explanation) -> String?) {
      self.sentence = sentence(explanation)
    }
  }

  /// Returns the sentence that `why` prints about an event, or nil if the event needs none.
  private func sentence(of event: Event) -> String? {
    var reader = Reader(explanation: self)
    event.accept(&reader)
    return reader.sentence
  }

  /// Sentences about a chat's input bar that covers the table's last rows, or about leftovers.
  private var barSentences: [String] {
    guard state.activeRow == nil, !phone.isKeyboardUp else { return [] }
    guard let bar = phone.barFrame else { return leftoverSentences }
    let end = phone.tableFrameOnScreen.maxY - phone.table.adjustedContentInset.bottom
    guard end - bar.minY > 0.5 else { return [] }
    return [
      "The bar covers the table's last \((end - bar.minY).inWords) points: "
        + "\(strategyName) makes no room for a bar that has grown."
    ]
  }

  private var headerSentence: String {
    guard let row = settled.phone.firstResponder, settled.phone.table.isUnderHeader(row: row)
    else { return "" }
    return " Its section's header floats over it."
  }

  private var resultSentences: [String] {
    let phone = settled.phone
    guard let place = settled.simulator.activePlace, let row = state.activeRow
    else { return barSentences }
    let rest = "\(place.view), \(place.distance(on: phone))"
    let end = hidingScroll.map { ": \($0) hid \(place.visibleShare > 0 ? "a part of it" : "it")." }
    return [
      "\(state.name(ofRow: row)) is \(present(unless: rest))\(rest)" + (end ?? ".") + headerSentence
    ] + (end == nil ? Diagnosis(settled)?.sentences ?? [] : [])
  }

  /// Returns a clause about the row's place during an animation; empty if `rest` already says it.
  private func present(unless rest: String) -> String {
    let seen = state.phone.presented
    guard state.isHolding, let place = ActivePlace(seen) else { return "" }
    guard "\(place.view), \(place.distance(on: seen))" != rest else { return "" }
    let distance = place.distance(on: seen, rounding: { $0.rounded() })
    return "\(place.view), \(distance), while it moves; at rest it is "
  }
}

extension Event {
  /// Whether the event scrolls, changes a frame or an inset, or says that a strategy did nothing.
  fileprivate var mayMoveRow: Bool {
    switch kind {
    case .offset, .clamped, .inset, .systemInset, .outerOffset, .outerInset, .outerFrame,
      .tableFrame, .rootFrame, .fieldFrame, .sheetFrame, .timer, .declined:
      true
    case .call, .touch, .notification, .recognizer, .recognized, .rowHeight, .rowUpdate,
      .contentSize, .fieldScroll, .keyboardPulled, .selected, .log, .lifecycle:
      false
    }
  }
}
