import Avoidance
import Foundation
import Simulation

/// The answer of the command `why`: sentences about what moved, who moved it, and why.
package struct Explanation {
  package let state: State
  package let phone: Phone
  /// The phone as displayed before the last command.
  ///
  /// Nil if nothing was moving then.
  package let before: Phone?
  /// The session's state after everything has come to rest.
  private let settled: State

  /// Creates the explanation of a state with recorded events, given the phone before the last
  /// command.
  package init(_ state: State, from before: Phone? = nil) {
    self.state = state
    self.before = before.flatMap { $0.isAtRest ? nil : $0.presented }
    phone = state.phone
    var settled = state
    if state.isHolding { settled.settle() }
    self.settled = settled
  }

  /// The sentences of the explanation, in the order of the events.
  package var sentences: [String] {
    guard !phone.events.isEmpty else {
      let result = resultSentences
      return result.isEmpty
        ? ["The last command moved nothing; focus a field and ask again."]
        : [nothingSet] + result
    }
    var told = keyboardSentences + coverSentences + [passage].compactMap(\.self)
    for event in phone.events {
      guard let sentence = sentence(of: event) else { continue }
      // Several animations end with the same call; one sentence is enough.
      if case .timer = event.kind, told.contains(sentence) { continue }
      told.append(sentence)
    }
    return told + resultSentences
  }

  private var nothingSet: String {
    state.isHolding
      ? "The last command changed nothing; the animation in progress continues."
      : "The last command moved nothing."
  }

  /// A sentence about scrolling that was already in progress before the last command.
  ///
  /// Nil if anything else scrolled.
  private var passage: String? {
    guard !hasSetOffset, let before else { return nil }
    let (from, to) = (
      before.table.contentOffset.model.y, phone.presented.table.contentOffset.model.y
    )
    let words = [from, to].map { $0.rounded().inWords }
    return from == to ? nil : "The animation in progress scrolled from \(words[0]) to \(words[1])."
  }

  package var strategyName: String { state.engine.strategy.name }

  /// A visitor that reads the explanation of an event.
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

  /// Returns the sentence that explains an event, or nil if it needs none.
  private func sentence(of event: Event) -> String? {
    var reader = Reader(explanation: self)
    event.accept(&reader)
    return reader.sentence
  }

  /// A sentence about a docked bar that has grown over the table's end without a matching inset.
  private var barSentences: [String] {
    guard state.activeRow == nil, !phone.isKeyboardUp, let bar = phone.barFrame else { return [] }
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
    guard let place = ActivePlace(phone), let row = state.activeRow else { return barSentences }
    let rest = "\(place.view), \(place.distance(on: phone))"
    return [
      "\(state.name(ofRow: row)) is \(present(unless: rest))\(rest)." + headerSentence
    ] + (Diagnosis(settled)?.sentences ?? [])
  }

  /// Returns a clause that says where the active row is now, during an animation.
  ///
  /// Empty if that equals `rest`, the text for its final position.
  private func present(unless rest: String) -> String {
    let seen = state.phone.presented
    guard state.isHolding, let place = ActivePlace(seen) else { return "" }
    guard "\(place.view), \(place.distance(on: seen))" != rest else { return "" }
    let distance = place.distance(on: seen, rounding: { $0.rounded() })
    return "\(place.view), \(distance), while it moves; at rest it is "
  }
}
