import AvoidanceEngine
import Foundation
import Simulation

extension Strategy {
  /// The strategy of Eureka's form view controller, which needs iOS 9, according to its podspec.
  ///
  /// On keyboardWillShow, the new bottom inset is the table's bottom minus the keyboard's top, plus
  /// `rowKeyboardSpacing` (0), minus the safe area. The inset is set only if it is larger than the
  /// old one. Then scrollToRow at `.none` runs, or scrollRectToVisible on iOS 11. The scroll is
  /// part of the keyboard's animation, or has its own with `animateScroll=true`. On hide, the old
  /// inset is restored. XLForm and Former do the same without safe area and spacing.
  package static let eureka = Strategy(
    .eureka,
    rule: "inset is the keyboard's overlap minus the safe area; the row scrolls into view",
    source: "Eureka, FormViewController", support: Support(.uiKit, iOS: 9), setup: .eureka,
    flaws: [
      "if the app's own inset is already as large, a covered row stays covered",
      "from iOS 11 on, with an unchanged keyboard, only the field's own scroll shows a new field",
      "the offset stays on hide",
      "an earlier version counted the safe area twice (issue 1959): room=insetCovered",
    ],
    when: .willShow, room: .insetAboveSaved, reveal: .afterRoom, motion: .keyboard,
    hide: .saved,
    options: [
      Option("rowKeyboardSpacing", for: .spacing),
      Option(
        "animateScroll", for: .motion, true: Motion.uikit, false: .keyboard
      ) { $0.motion = $1 },
    ])
}

extension Setup {
  fileprivate static let eureka = Setup(taking: [.spacing, .motion]) { strategy in
    """
    // Swift Package Manager: https://github.com/xmartlabs/Eureka
    import Eureka

    final class PlayerViewController: FormViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        rowKeyboardSpacing = \(strategy.spacing.inDigits)
        animateScroll = \(strategy.motion == .uikit)
      }
    }
    """
  }
}

extension Room {
  /// A strategy's decision to enlarge the bottom inset to what the keyboard covers, minus the safe
  /// area.
  ///
  /// The inset is the table's bottom minus the keyboard's top, plus the spacing, minus the safe
  /// area. It is set only if it is larger than the old inset.
  package static let insetAboveSaved = Room(
    "insetAboveSaved",
    "the bottom inset grows to the keyboard's overlap minus the safe area"
  ) { step in
    guard step.needsInset else {
      step.decline(.insetIsEnough)
      return
    }
    step.setBottomInset(step.insetAboveKeyboard)
  }
}

extension Reveal {
  /// A strategy's decision to scroll to the active row by the least movement, if the inset has
  /// grown.
  ///
  /// It calls scrollToRow(at:at:animated:) with `.none`, but scrollRectToVisible on iOS 11.
  package static let afterRoom = Reveal(
    "afterRoom", "scrollToRow(at: .none), if the inset has grown"
  ) { step in
    guard step.needsInset else { return }
    if step.phone.scene.ios == 11 {
      step.scrollRowRectToVisible()
    } else {
      step.scrollToRow(at: .none)
    }
  }
}

extension Step {
  /// The height of the table that the keyboard covers, plus the spacing, minus the safe area, in
  /// points.
  fileprivate var insetAboveKeyboard: CGFloat {
    let covered = phone.table.bounds.maxY - keyboardInTable.minY
    return covered + spacing - phone.table.systemInset.bottom
  }

  fileprivate var needsInset: Bool { insetAboveKeyboard > firstInset.bottom }
}
