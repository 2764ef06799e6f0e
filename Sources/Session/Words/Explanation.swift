import Avoidance
import Foundation
import Simulation

/// The answer of `why`: what the last movement was, who made it, and by which rule.
struct Explanation {
  let session: State
  let phone: Phone
  /// The phone as it was seen before the last command, where something moved then.
  let before: Phone?
  /// The session as it comes to rest.
  private let settled: State

  /// Creates what is said of a state with the events of the last command, and of the phone before it.
  init(_ session: State, from before: Phone? = nil) {
    self.session = session
    self.before = before.flatMap { $0.isAtRest ? nil : $0.presented }
    phone = session.phone
    var settled = session
    if session.isHolding { settled.settle() }
    self.settled = settled
  }

  /// The sentences, in the order of the events.
  var sentences: [String] {
    guard !phone.events.isEmpty else {
      let result = resultSentences
      return result.isEmpty
        ? ["The last command moved nothing; focus a field and ask again."]
        : [nothingSet] + result
    }
    var told = keyboardSentences + coverSentences + [passage].compactMap(\.self)
    for event in phone.events {
      guard let sentence = sentence(of: event) else { continue }
      // Completions of several movements are as many calls, of which one says enough.
      if case .timer = event.kind, told.contains(sentence) { continue }
      told.append(sentence)
    }
    return told + resultSentences
  }

  private var nothingSet: String {
    session.isHolding
      ? "The last command set nothing; what was under way goes on."
      : "The last command moved nothing."
  }

  /// How far what was under way before the last command scrolled, where nothing else did.
  private var passage: String? {
    guard !hasSetOffset, let before else { return nil }
    let (from, to) = (
      before.table.contentOffset.model.y, phone.presented.table.contentOffset.model.y
    )
    let words = [from, to].map { $0.rounded().inWords }
    return from == to ? nil : "What was under way scrolled from \(words[0]) to \(words[1])."
  }

  var strategyName: String { session.engine.strategy.name }

  /// Returns what an event says, or nil.
  private func sentence(of event: Event) -> String? {
    switch event.kind {
    case .offset(let from, let to, let asked, let author, _):
      offset(from, to, asked: asked, author, of: event)
    case .clamped(let from, let to):
      "UIKit brought the offset from \(from.inWords) back to \(to.inWords), "
        + "the \(to == phone.table.minimumOffset ? "start" : "end") of the legal range then."
    case .inset(let from, let to, let author, _):
      "\(name(author)) set the content inset from \(from.inWords) to \(to.inWords)"
        + rule(of: event, by: author)
    case .outerOffset(let scroll, let from, let to, let author, _):
      "\(name(author)) scrolled what is around the table, scrolls.\(scroll), from \(from.inWords) to "
        + to.inWords + rule(of: event, by: author)
    case .outerInset(let scroll, let from, let to, let author, _):
      "\(name(author)) set the content inset of scrolls.\(scroll) from \(from.inWords) to "
        + to.inWords + rule(of: event, by: author)
    case .outerFrame(let scroll, let from, let to, let author, _):
      "\(name(author)) set the frame of scrolls.\(scroll) from \(from.inBraces) to \(to.inBraces)"
        + rule(of: event, by: author)
    case .systemInset(_, let to): "UIKit's own share of the adjusted inset became \(to.inWords)."
    case .tableFrame(let from, let to, let author, _):
      "\(name(author)) set the table's frame from \(from.inBraces) to \(to.inBraces)"
        + (author == .uikit ? ", which follows the root view." : rule(of: event, by: author))
    case .rootFrame(let from, let to, let author, _):
      "\(name(author)) set the root view's frame from \(from.inBraces) to \(to.inBraces)"
        + rule(of: event, by: author)
    case .fieldFrame(let row, let from, let to, let author, _):
      "\(name(author)) moved \(session.name(ofRow: row)) from \(from.inBraces) to \(to.inBraces)"
        + (author == .uikit ? ", by its layout." : rule(of: event, by: author))
    case .sheetFrame(let from, let to, _):
      "UIKit moved the sheet from \(from.inBraces) to \(to.inBraces) for the keyboard."
    case .timer(let delay) where delay > 0 && session.engine.strategy.ownCode != nil:
      "The app's code asked for a call \(delay.inWords) seconds later."
    case .timer(let delay) where delay > 0:
      "\(strategyName) put \(session.engine.strategy.delay == nil ? "everything" : "its scrolling")"
        + " off by \(delay.inWords) seconds."
    case .rowUpdate(let inserted, let deleted): rowUpdate(inserted, deleted)
    case .rowHeight(let row, let from, let to):
      "The row of \(session.name(ofRow: row)) \(reason(forHeightOfRow: row, isGrowing: to > from)): "
        + "\(from.inWords) points high, then \(to.inWords)."
    case .contentSize(let from, let to):
      "Rows that came onto the screen were measured: the content is \(to.height.inWords) points high, "
        + "not the estimated \(from.height.inWords)."
    case .declined(let reason): "\(strategyName) left it at that: \(reason.inWords)."
    case .recognized: "The tap recogniser on the table resigned the field."
    case .log(let text): "\(strategyName) logged: \(text)"
    case .keyboardPulled(let y): "The keyboard followed the finger to y \(y.inWords)."
    case .lifecycle(let call): call.inWords
    case .touch, .call, .notification, .recognizer, .fieldScroll, .selected, .timer: nil
    }
  }

  private func rowUpdate(_ inserted: Int, _ deleted: Int) -> String {
    let parts = [(inserted, "came in"), (deleted, "went out")].filter { $0.0 > 0 }.map {
      "\($0.0 == 1 ? "1 row" : "\($0.0) rows") \($0.1)"
    }
    return parts.joined(separator: ", ") + "; a row update keeps the table's offset."
  }

  /// Why a row has another height.
  private func reason(forHeightOfRow row: Int, isGrowing: Bool) -> String {
    guard session.form.field(atRow: row)?.fitsRow == false else {
      return "fitted itself to its text"
    }
    return isGrowing ? "shows what is wrong" : "has nothing wrong any more"
  }

  /// Why a strategy did it, where one did; the sentence ends with it.
  private func rule(of event: Event, by author: Author) -> String {
    let strategy = session.engine.strategy
    if author == .app { return strategy.ownCode?.place(of: event).map { " (\($0))." } ?? "." }
    guard author == .strategy else { return "." }
    return switch event.purpose {
    case .room: ": \(strategy.room.summary)."
    case .reveal: ": \(strategy.reveal.summary)."
    case .hide: ": \(strategy.hide.summary)."
    case .top, .halfOpenBar, .measuring, .caret, .controller, nil: "."
    }
  }

  private func offset(
    _ from: CGFloat, _ to: CGFloat, asked: CGFloat, _ author: Author, of event: Event
  ) -> String {
    let movement = "from \(from.inWords) to \(to.inWords)"
    let cut = asked == to ? "" : " (asked for \(asked.inWords), cut by the legal range)"
    return switch author {
    case .user: "The finger dragged the content \(movement)\(cut)."
    case .script: "A command set the offset \(movement)\(cut)."
    case .uikit: "UIKit scrolled \(movement)\(cut): \(uikitRule(event.purpose))."
    case .strategy, .app: "\(name(author)) scrolled \(movement)\(cut)\(rule(of: event, by: author))"
    }
  }

  /// Why UIKit scrolled of its own accord.
  private func uikitRule(_ purpose: Event.Purpose?) -> String {
    let intoBounds = "into its scroll view's bounds less the adjusted inset (setting fieldScroll)"
    return switch purpose {
    case .top: "a tap on the status bar scrolls to the top"
    case .halfOpenBar: "a bar that a finger leaves half open goes on to where it is nearest"
    case .measuring:
      "rows that came in above were measured, and what is below them keeps its place"
    case .caret: "a text view that is typed into scrolls its caret's line \(intoBounds)"
    case .controller: "a table view controller scrolls to the active row"
    case .room, .reveal, .hide, nil:
      "a text field that begins editing scrolls itself \(intoBounds)"
    }
  }

  private func name(_ author: Author) -> String {
    switch author {
    case .uikit: "UIKit"
    case .strategy: strategyName
    case .app: "The app's code"
    case .user: "The finger"
    case .script: "A command"
    }
  }

  /// What a docked bar that has grown covers of the table's end, where nothing makes room for it.
  private var barSentences: [String] {
    guard session.activeRow == nil, !phone.isKeyboardUp, let bar = phone.barFrame else { return [] }
    let end = phone.tableFrameOnScreen.maxY - phone.table.adjustedContentInset.bottom
    guard end - bar.minY > 0.5 else { return [] }
    return [
      "The bar covers the table's last \((end - bar.minY).inWords) points: "
        + "\(strategyName) makes no room for one that has grown."
    ]
  }

  private var headerSentence: String {
    guard let row = settled.phone.firstResponder, settled.phone.table.isUnderHeader(row: row)
    else { return "" }
    return " Its section's header floats over it."
  }

  private var resultSentences: [String] {
    let phone = settled.phone
    guard let place = ActivePlace(phone), let row = session.activeRow else { return barSentences }
    let rest = "\(place.view), \(place.distance(on: phone))"
    return [
      "\(session.name(ofRow: row)) is \(present(unless: rest))\(rest)." + headerSentence
    ] + (Diagnosis(settled)?.sentences ?? [])
  }

  /// Where the active row is seen while the clock is held in a movement, if not where it comes to rest.
  private func present(unless rest: String) -> String {
    let seen = session.phone.presented
    guard session.isHolding, let place = ActivePlace(seen) else { return "" }
    guard "\(place.view), \(place.distance(on: seen))" != rest else { return "" }
    let distance = place.distance(on: seen) { $0.rounded().inWords }
    return "\(place.view), \(distance), while it moves; at rest it is "
  }
}

extension Session {
  /// What `why` says of the last command.
  var explanation: Explanation { Explanation(recorded, from: cause?.before.phone) }
}
