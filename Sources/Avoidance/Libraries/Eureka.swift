import Foundation
import Simulation

extension Strategy {
  /// Eureka's form view controller.
  ///
  /// On keyboardWillShow the bottom inset becomes the table's bottom less the keyboard's top, plus
  /// `rowKeyboardSpacing` (0), less the safe area, if that is more than it was; scrollToRow at
  /// `.none` runs in the keyboard's animation, or with `animateScroll=true` in its own. On hide the
  /// inset comes back. XLForm and Former do the same without safe area and spacing.
  ///
  /// Flaws: from iOS 11 on a new field under an unchanged keyboard is left to the field's own
  /// scroll; the offset stays on hide. An earlier version counted the safe area twice (issue
  /// 1959): `room=insetCovered`.
  package static let eureka = Strategy(
    "eureka",
    rule: "inset is what the keyboard covers less the safe area; scrollToRow none",
    source: "Eureka, FormViewController",
    when: .willShow, room: .insetAboveSaved, reveal: .row, motion: .keyboard, hide: .saved,
    options: [
      Option("rowKeyboardSpacing", for: .spacing),
      Option(
        "animateScroll", for: .motion, true: Motion.uikit, false: .keyboard
      ) { $0.motion = $1 },
    ])
}

extension Room {
  /// The bottom inset is the table's bottom less the keyboard's top, plus the spacing, less the
  /// safe area, if that is more than it was.
  package static let insetAboveSaved = Room(
    "insetAboveSaved",
    "the bottom inset is what the keyboard covers less the safe area, if that is more than it was"
  ) { step in
    let covered = step.phone.table.bounds.maxY - step.keyboardInTable.minY
    let safeArea = step.phone.table.systemInset.bottom
    step.setBottomInset(max(step.firstInset.bottom, covered + step.spacing - safeArea))
  }
}
