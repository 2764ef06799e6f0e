import AvoidanceEngine
import Foundation
import Simulation

extension Strategy {
  /// The strategy of TPKeyboardAvoiding 1.3.5, its last release.
  ///
  /// Ten milliseconds after the notification, the bottom inset becomes the keyboard's height,
  /// without the part below the table. The caret moves to the middle of the remaining area, with at
  /// least 20 points above it and within the content. On hide, the inset is restored. With
  /// `idealOffsetForViewAlwaysTop=true`, the row moves to the top, even beyond the content's end.
  /// The simulated caret is in the middle of the row.
  package static let tpKeyboardAvoiding = Strategy(
    .tpKeyboardAvoiding,
    rule: "a moment later, inset for the keyboard and caret to the middle, even if visible",
    source: "TPKeyboardAvoiding, source of 1.3.5", setup: .tpKeyboardAvoiding,
    flaws: [
      "a caret that is already in view is centered too",
      "the table stays scrolled after dismissal (issue 84)",
      "an empty end frame, as in a cross-fade, leaves the inset behind",
      "the system adds the safe area to an inset that already includes it",
      "in version=1.3.4 a hide delays the work again, and ten milliseconds later an inset of "
        + "zero replaces the restored one (pull request 233)",
      "version=1.2.5, which delays nothing, restores an inset that it never saved (issue 152)",
    ],
    when: .anyChange, room: .insetCovered, reveal: .caret, motion: .keyboard, hide: .savedInTime,
    lag: 0.01,
    options: [
      Option(
        "idealOffsetForViewAlwaysTop", for: .reveal, true: Reveal.atTop, false: .caret
      ) { $0.reveal = $1 }
    ],
    versions: [
      Version("1.3.5", "its last release, of 2020"),
      Version("1.3.4", "after hide an earlier inset is lost") {
        $0.hide = .savedThenLost
      },
      Version(
        "1.2.5", "an earlier inset is never saved; no delay",
        rule: "inset for the keyboard and caret to the middle, even if visible"
      ) {
        $0.hide = .zero
        $0.lag = 0
      },
    ])
}

extension Setup {
  fileprivate static let tpKeyboardAvoiding = Setup { _ in
    """
    // CocoaPods: use_frameworks!, pod 'TPKeyboardAvoiding', '1.3.5'
    import TPKeyboardAvoiding

    // The table is one of this class, in code or as the custom class in Interface Builder:
    let tableView = TPKeyboardAvoidingTableView(frame: .zero, style: .plain)
    """
  }
}

extension Room {
  /// A strategy's decision to set the bottom inset to the part of the keyboard above the table's
  /// bottom.
  ///
  /// The insets of the other edges are not changed.
  package static let insetCovered = Room(
    "insetCovered", "the bottom inset is the keyboard's height minus the part below the table"
  ) { step in
    let keyboard = step.keyboardInTable
    let below = max(0, keyboard.maxY - step.phone.table.bounds.maxY)
    step.setBottomInset(max(0, keyboard.height - below))
  }
}

extension Reveal {
  /// A strategy's decision to move the caret to the middle of the area not covered by the keyboard.
  ///
  /// It does so even if the caret was visible before. The caret is in the middle of its row and
  /// gets at least 20 points above it. The area's height is computed with contentInset, but its
  /// start with adjustedContentInset.
  package static let caret = Reveal("caret", "the caret goes to the middle of the free part") {
    step in
    guard let row = step.rowToReveal() else { return }
    let table = step.phone.table
    let span = table.rows.span(ofRow: row)
    let height = table.bounds.height - table.contentInset.top - table.contentInset.bottom
    let start = -table.adjustedContentInset.top
    let padding = max(20, (height - caretHeight) / 2)
    let middle = (span.lowerBound + span.upperBound) / 2
    let wanted = middle - caretHeight / 2 - padding + start
    let end = table.rows.contentHeight - height + start
    step.setContentOffset(max(start, min(wanted, end)))
  }

  /// The assumed height of a text field's caret in points, with the system font of 17 points.
  ///
  /// It is inferred. It only makes a difference if less than 60 points of the table are uncovered.
  private static let caretHeight: CGFloat = 20

  /// A strategy's decision to move the active row's top to the table's top, ignoring the insets.
  ///
  /// The row moves there even beyond the content's end.
  package static let atTop = Reveal(
    "atTop", "the row's top goes to the table's top, even beyond the content's end"
  ) { step in
    guard let row = step.rowToReveal() else { return }
    step.setContentOffset(step.phone.table.rows.span(ofRow: row).lowerBound)
  }
}

extension Hide {
  /// A strategy's decision to restore the insets on hide, and to cancel work that is still
  /// deferred.
  ///
  /// An empty end frame is not a keyboard, so nothing is restored for such a frame.
  package static let savedInTime = Hide(
    "savedInTime", "the saved values are restored, and delayed work is canceled",
    deferredWork: .isCancelled, remember: { $0.rememberRoom() }
  ) { step in
    if !step.end.isEmpty { step.restore() }
  }

  /// A strategy's decision to restore the insets on hide, although deferred work overwrites them
  /// later.
  ///
  /// The hide defers the strategy's work again, and that work sets the inset to zero.
  package static let savedThenLost = Hide(
    "savedThenLost", "the saved values are restored, and delayed work removes them again",
    deferredWork: .isRescheduled, remember: { $0.rememberRoom() }
  ) { $0.restore() }
}
