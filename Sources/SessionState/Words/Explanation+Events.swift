import Avoidance
import Foundation
import Simulation

/// Longer sentences of the command `why` about events, for use in ``Event/accept(_:)``.
extension Explanation {
  /// Returns a sentence that says who changed a value, both values, and why.
  ///
  /// `deed` is the verb phrase. If UIKit made the change, `reason` ends the sentence. Nil if the
  /// change is too small for words.
  package func did<Value>(
    _ deed: String, _ change: ChangedValue<Value>, in event: Event, byUIKit reason: String = "."
  ) -> String? {
    let words = change.inWords
    guard !words.isEmpty else { return nil }
    return "\(name(change.author)) \(deed) \(words)"
      + (change.author == .uikit ? reason : rule(of: event, by: change.author))
  }

  /// Returns a sentence that says who scrolled the table and why.
  ///
  /// `asked` is the requested vertical offset, which UIKit may have clamped. Nil if the scroll is
  /// too small for words.
  package func scrolled(_ change: ChangedValue<CGFloat>, asked: CGFloat, in event: Event) -> String?
  {
    let movement = change.inWords
    guard !movement.isEmpty else {
      guard asked != change.to else { return nil }
      let distance = abs(asked - change.from).inWords
      let deed =
        change.author == .user
        ? "The finger dragged \(distance) points \(asked < change.from ? "down" : "up"), but could"
        : "\(name(change.author)) could"
      return "\(deed) not scroll: the table was already at the "
        + "\(end(isTop: asked < change.from)), offset \(change.from.inWords)."
    }
    let isCut = asked != change.to
    return switch change.author {
    case .user:
      "\(fieldToReach(after: event).map { "To reach \($0), the" } ?? "The") finger dragged the "
        + "content \(movement)\(isCut ? ", where it stops" : "")."
    case .script: "A command set the offset \(movement)."
    case .uikit: "UIKit scrolled \(movement): \(uikitRule(event.purpose))."
    case .strategy, .app:
      "\(name(change.author)) scrolled \(movement)" + rule(of: event, by: change.author)
    }
  }

  /// Returns the name of the active field if it began editing after `event`, or nil.
  private func fieldToReach(after event: Event) -> String? {
    guard let row = phone.firstResponder else { return nil }
    let begins = phone.events.contains { other in
      if case .call(.didBeginEditing, row, _) = other.kind {
        other.time >= event.time
      } else {
        false
      }
    }
    return begins ? state.name(ofRow: row) : nil
  }

  /// Returns a sentence about an offset outside the legal range that UIKit moved back into it.
  package func clamped(_ from: CGFloat, _ to: CGFloat, in event: Event) -> String {
    // A table whose content fits can only be at its top.
    let isTop = to > from || abs(to + topInset(at: event)) < 0.01
    return "UIKit moved the offset from \(from.inWords) back to \(to.inWords), the "
      + "\(end(isTop: isTop))\(isTop && to < from ? ": all of it fits into the table" : "")."
  }

  /// Returns the words for an end of the table's scroll range.
  private func end(isTop: Bool) -> String { "\(isTop ? "top" : "bottom") of the content" }

  /// Returns the top of the table's adjustedContentInset at the time of an event.
  ///
  /// Later events of the last command may have changed it.
  private func topInset(at event: Event) -> CGFloat {
    let table = phone.table
    var (own, system): (CGFloat?, CGFloat?)
    for later in phone.events.drop(while: { $0 != event }) {
      if case .inset(let from, _, _, _) = later.kind { own = own ?? from.top }
      if case .systemInset(let from, _) = later.kind { system = system ?? from.top }
    }
    return (own ?? table.contentInset.top) + (system ?? table.systemInset.top)
  }

  /// Returns a sentence about the inset that UIKit itself adds to the table's contentInset.
  ///
  /// Nil if the change is too small for words.
  package func adjusted(_ change: ChangedValue<EdgeInsets>, in event: Event) -> String? {
    let reason =
      switch event.purpose {
      case .room where change.to.bottom == 0:
        ", because the table no longer reaches the bottom safe area"
      case .room where state.engine.strategy.ownCode == nil:
        ": \(state.engine.strategy.room.summary)"
      case .room: ", because the keyboard covers that part of the table"
      case .hide: ", because \(departure)"
      case .reveal, .top, .halfOpenBar, .measuring, .caret, .controller, nil:
        ", because \(keyboardReason(change, in: event) ?? "the safe area changed")"
      }
    let words = change.inWords
    return words.isEmpty ? nil : "UIKit changed \(words)\(reason)."
  }

  /// Returns the clause about the keyboard that made UIKit change only the table's bottom inset.
  ///
  /// Nil if another inset changed too, or if no keyboard moved at the time of the event.
  private func keyboardReason(_ change: ChangedValue<EdgeInsets>, in event: Event) -> String? {
    var other = change.from
    other.bottom = change.to.bottom
    let last = phone.events.last { $0.time <= event.time && $0.notification != nil }
    guard other == change.to, let last, last.time == event.time,
      let notification = last.notification
    else { return nil }
    if leaves(notification) { return departure }
    return change.to.bottom == 0
      ? "the table no longer reaches the bottom safe area"
      : "the keyboard covers that part of the table"
  }

  /// A clause about a keyboard that no longer covers the screen's bottom.
  private var departure: String {
    phone.liftedKeyboardFrame == nil ? "the keyboard left" : "the keyboard is no longer docked"
  }

  /// Returns a sentence about a sheet that UIKit moved or resized for the keyboard.
  package func moved(_ change: ChangedValue<CGRect>, in event: Event) -> String {
    let last = phone.events.last { $0.time <= event.time && $0.notification != nil }
    let hasLeft = last?.notification.map(leaves) ?? false
    return "UIKit changed \(change.inWords), "
      + (hasLeft ? "back to its place without the keyboard." : "to make room for the keyboard.")
  }

  /// Returns a sentence that says what a strategy or the app did not do, and why.
  package func declined(_ reason: Event.Reason, in event: Event) -> String {
    let deed =
      switch reason {
      case .nullFrame, .unusableNumber, .noRow, .insetIsSame: "changed nothing"
      case .notScrolledToBottom, .noActiveField, .barIsAboveKeyboard, .fieldIsInNavigationBar,
        .noRows:
        "did not scroll"
      case .noOverlap, .insetIsEnough: "made no room"
      case .alreadyVisible: event.purpose == .room ? "made no room" : "did not scroll"
      }
    let author = state.engine.strategy.ownCode == nil ? strategyName : name(.app)
    let place = state.engine.strategy.ownCode?.place(of: event).map { " (\($0))" } ?? ""
    let isHidden = reason == .alreadyVisible && ActivePlace(settled.phone)?.isInView == false
    let measure = isHidden ? "by its own measure, " : ""
    return "\(author) \(deed): \(measure)\(reason.inWords)\(place)."
  }

  /// Returns a sentence that explains why a row's height changed, given both heights in points.
  package func fitted(row: Int, _ from: CGFloat, _ to: CGFloat) -> String {
    let reason =
      state.form.field(atRow: row)?.fitsRow != false
      ? "fit its text" : to > from ? "show an error" : "hide the error"
    return "The row of \(state.name(ofRow: row)) changed its height from \(from.inWords) to "
      + "\(to.inWords), to \(reason)."
  }

  /// Returns a sentence about the rows that an update of the table inserted and deleted.
  package func updated(inserted: Int, deleted: Int) -> String {
    let parts = [(inserted, "inserted"), (deleted, "deleted")].filter { $0.0 > 0 }.map {
      "\($0.0 == 1 ? "1 row was" : "\($0.0) rows were") \($0.1)"
    }
    return parts.joined(separator: " and ") + "; a row update keeps the table's offset."
  }

  /// Returns a sentence about a call that an app's own code scheduled; nil for a delay of 0.
  ///
  /// The delay is in seconds; 0 means the next pass of the run loop.
  package func delayed(by delay: TimeInterval) -> String? {
    delay > 0 ? "The app's code scheduled a call in \((delay * 1000).inWords) ms." : nil
  }

  /// Returns the end of a sentence: the strategy's rule or code line for an event, or a period.
  private func rule(of event: Event, by author: Author) -> String {
    let strategy = state.engine.strategy
    if author == .app { return strategy.ownCode?.place(of: event).map { " (\($0))." } ?? "." }
    guard author == .strategy else { return "." }
    if let reason = event.reason { return ": \(reason)." }
    return switch event.purpose {
    case .room: ": \(strategy.room.summary)."
    case .reveal: ": \(strategy.reveal.summary)."
    case .hide: ": \(strategy.hide.summary)."
    case .top, .halfOpenBar, .measuring, .caret, .controller, nil: "."
    }
  }

  /// Returns a clause that says why UIKit itself scrolled the table.
  private func uikitRule(_ purpose: Event.Purpose?) -> String {
    let intoBounds =
      "into the part of the table that the insets leave free (setting fieldScroll)"
    return switch purpose {
    case .top: "a tap on the status bar scrolls to the top"
    case .halfOpenBar: "a bar that a finger leaves half open moves on to the nearer end"
    case .measuring:
      "rows that appeared above were measured, and the rows below them stay in place"
    case .caret: "typing in a text view scrolls the caret's line \(intoBounds)"
    case .controller: "a table view controller scrolls to the active row"
    case .room, .reveal, .hide, nil:
      hasBegun
        ? "a text field that begins editing scrolls itself \(intoBounds)"
        : "after a change of the keyboard, the active text field scrolls itself \(intoBounds)"
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
}
