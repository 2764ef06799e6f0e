import Avoidance
import Foundation
import Simulation

/// What `why` says of events that take more than a line; ``Event/accept(_:)`` says which.
extension Explanation {
  /// Returns what an author did to a value, and by which rule; of UIKit's own doing perhaps why
  /// instead.
  func did<Value>(
    _ deed: String, _ change: ChangedValue<Value>, in event: Event, byUIKit reason: String = "."
  ) -> String {
    "\(name(change.author)) \(deed) \(change.inWords)"
      + (change.author == .uikit ? reason : rule(of: event, by: change.author))
  }

  /// Returns who scrolled the table, and by which rule.
  func scrolled(_ change: ChangedValue<CGFloat>, asked: CGFloat, in event: Event) -> String {
    let cut =
      asked == change.to ? "" : " (asked for \(asked.inWords), cut by the legal range)"
    let movement = change.inWords + cut
    return switch change.author {
    case .user: "The finger dragged the content \(movement)."
    case .script: "A command set the offset \(movement)."
    case .uikit: "UIKit scrolled \(movement): \(uikitRule(event.purpose))."
    case .strategy, .app:
      "\(name(change.author)) scrolled \(movement)" + rule(of: event, by: change.author)
    }
  }

  /// Returns where an offset that had become illegal was brought back to.
  func clamped(_ from: CGFloat, _ to: CGFloat) -> String {
    "UIKit brought the offset from \(from.inWords) back to \(to.inWords), "
      + "the \(to == phone.table.minimumOffset ? "start" : "end") of the legal range then."
  }

  /// Returns why a row has another height.
  func fitted(row: Int, _ from: CGFloat, _ to: CGFloat) -> String {
    let reason =
      state.form.field(atRow: row)?.fitsRow != false
      ? "fitted itself to its text"
      : to > from ? "shows what is wrong" : "has nothing wrong any more"
    return "The row of \(state.name(ofRow: row)) \(reason): "
      + "\(from.inWords) points high, then \(to.inWords)."
  }

  /// Returns how many rows a row update brought and took.
  func updated(inserted: Int, deleted: Int) -> String {
    let parts = [(inserted, "came in"), (deleted, "went out")].filter { $0.0 > 0 }.map {
      "\($0.0 == 1 ? "1 row" : "\($0.0) rows") \($0.1)"
    }
    return parts.joined(separator: ", ") + "; a row update keeps the table's offset."
  }

  /// Returns who put something off; nil where that is until the next turn of the run loop.
  func putOff(by delay: TimeInterval) -> String? {
    guard delay > 0 else { return nil }
    let strategy = state.engine.strategy
    guard strategy.ownCode == nil else {
      return "The app's code asked for a call \(delay.inWords) seconds later."
    }
    let what = strategy.delay == nil ? "everything" : "its scrolling"
    return "\(strategyName) put \(what) off by \(delay.inWords) seconds."
  }

  /// Why a strategy did it, where one did; the sentence ends with it.
  private func rule(of event: Event, by author: Author) -> String {
    let strategy = state.engine.strategy
    if author == .app { return strategy.ownCode?.place(of: event).map { " (\($0))." } ?? "." }
    guard author == .strategy else { return "." }
    return switch event.purpose {
    case .room: ": \(strategy.room.summary)."
    case .reveal: ": \(strategy.reveal.summary)."
    case .hide: ": \(strategy.hide.summary)."
    case .top, .halfOpenBar, .measuring, .caret, .controller, nil: "."
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
}
