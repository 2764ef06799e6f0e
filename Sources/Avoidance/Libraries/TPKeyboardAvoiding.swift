import Foundation
import Simulation

extension Strategy {
  /// TPKeyboardAvoiding.
  ///
  /// Ten milliseconds after the notification the bottom inset becomes the keyboard's height less
  /// what of it lies below the table, and the caret goes to the middle of what is left, with at
  /// least 20 points above it and within the content. On hide the inset comes back. With
  /// `idealOffsetForViewAlwaysTop=true` the row goes to the top. A field's caret stands in the
  /// middle of its row.
  ///
  /// Flaws: a caret that was in view is centred all the same; the table is left scrolled after
  /// dismissal (issue 84); a hide that overtakes the ten milliseconds leaves the inset behind, and
  /// the next show takes it for the one to restore (pull request 233); the system adds the safe
  /// area to an inset that covers it already.
  package static let tpKeyboardAvoiding = Strategy(
    "tp-keyboard-avoiding",
    rule: "a moment later, inset for the keyboard and the caret in the middle, visible or not",
    source: "TPKeyboardAvoiding, source",
    when: .anyChange, room: .insetCovered, reveal: .caret, motion: .keyboard, hide: .saved,
    lag: 0.01,
    options: [
      Option(
        "idealOffsetForViewAlwaysTop", for: .reveal, true: Reveal.top, false: .caret
      ) { $0.reveal = $1 }
    ])
}

extension Room {
  /// The bottom inset is the keyboard's height less what of it lies below the table; the other
  /// edges stay.
  package static let insetCovered = Room(
    "insetCovered", "the bottom inset is the keyboard's height less what lies below the table"
  ) { step in
    let keyboard = step.keyboardInTable
    let below = max(0, keyboard.maxY - step.phone.table.bounds.maxY)
    step.setBottomInset(max(0, keyboard.height - below))
  }
}

extension Reveal {
  /// The caret in the middle of what contentInset leaves, even where it was visible before.
  ///
  /// It stands in the middle of its row, and gets at least 20 points above it; the system's share
  /// of the inset is not looked at.
  package static let caret = Reveal("caret", "the caret goes to the middle of what is left") {
    step in
    guard let row = step.rowToReveal() else { return }
    let span = step.phone.table.rows.span(ofRow: row)
    let inset = step.phone.table.contentInset
    let height = step.phone.table.bounds.height - inset.top - inset.bottom
    let padding = max(20, (height - caretHeight) / 2)
    let middle = (span.lowerBound + span.upperBound) / 2
    let wanted = middle - caretHeight / 2 - padding - inset.top
    let end = step.phone.table.rows.contentHeight - height - inset.top
    step.setContentOffset(max(-inset.top, min(wanted, end)))
  }

  /// A line of the system font's 17 points; inferred, and of weight only in less than 60 points.
  private static let caretHeight: CGFloat = 20
}
