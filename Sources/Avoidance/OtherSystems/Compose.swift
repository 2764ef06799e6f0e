import AvoidanceEngine
import Foundation
import Simulation

extension Strategy {
  /// The strategy of a scrolling column of text fields in Jetpack Compose.
  ///
  /// The app draws edge to edge.
  ///
  /// With `ime=outside`, `Modifier.imePadding()` before `verticalScroll()`, the viewport ends at
  /// the keyboard's top. A child that gets the focus comes into view by the least movement. So does
  /// a focused child that was fully in view and that a smaller viewport cuts. A child that was
  /// scrolled out of view stays there. With `ime=inside`, the modifier comes after
  /// `verticalScroll()`. The padding is then a part of the content, so the viewport continues below
  /// the keyboard and nothing scrolls. With `ime=none`, nothing makes room. A child that fills the
  /// viewport stays. A keyboard that floats has no insets.
  ///
  /// Compose needs Android 5 (API level 21, its documentation), from the same year as iOS 8.
  package static let compose = Strategy(
    .compose, rule: "viewport ends at the keyboard; least movement of the focused field",
    source: "Jetpack Compose, WindowInsets.ime and ContentInViewNode",
    support: .android(5, iOS: 8), setup: .compose,
    flaws: [
      "the field ends up right at the keyboard",
      "the offset stays on hide",
      "with ime=inside the field counts as visible below the keyboard and stays there",
      "with ime=none the rows under the keyboard can't be reached",
    ],
    when: .layout, room: .frameToKeyboard, reveal: .focusedChild, motion: .keyboard, hide: .mirror,
    undocked: .ignore,
    options: [
      Option(
        "ime", for: .room,
        among: [("outside", Room.frameToKeyboard), ("inside", .contentPadding), ("none", .none)]
      ) { strategy, room in
        strategy.room = room
      }
    ])
}

extension Setup {
  fileprivate static let compose = Setup(taking: [.room]) { strategy in
    let modifier =
      switch strategy.optionWord("ime") {
      case "inside": "Modifier.verticalScroll(rememberScrollState()).imePadding()"
      case "none": "Modifier.verticalScroll(rememberScrollState())"
      case "outside", nil, _: "Modifier.imePadding().verticalScroll(rememberScrollState())"
      }
    return """
      // In the activity: enableEdgeToEdge(), and in the manifest android:windowSoftInputMode="adjustResize"
      Column(\(modifier)) {
          TextField(value = name, onValueChange = { name = it })
      }
      """
  }
}

extension Room {
  /// A strategy's decision to add a padding of the keyboard's height below the content's end.
  ///
  /// The viewport keeps its height, so the padding doesn't affect where the focused row is
  /// scrolled.
  package static let contentPadding = Room(
    "contentPadding", "the content ends in a padding of the keyboard's height",
    mirror: { $0.restore() }
  ) { step in
    step.rememberInset()
    let padding = step.end.height - step.phone.table.systemInset.bottom
    step.setBottomInset(step.firstInset.bottom + max(0, padding))
  }
}

extension Reveal {
  /// A strategy's decision to move the focused row into the viewport by the least movement.
  ///
  /// A row that fills the viewport stays where it is. A padding inside the viewport does not shrink
  /// the viewport. This is Compose's BringIntoViewSpec.calculateScrollDistance.
  package static let focusedChild = Reveal(
    "focusedChild", "the least movement that shows the row; a row that fills the viewport stays",
    followKeyboard: { $0.followFocusedChild() }
  ) { step in
    guard let row = step.rowToReveal() else { return }
    guard !step.memory.system.focusedChild.stays else {
      step.decline(.alreadyVisible)
      return
    }
    let table = step.phone.table
    let distance = step.distanceIntoView(ofRow: row)
    let offset = table.contentOffset.model.y
    if distance != 0 { step.setContentOffset(table.legalOffset(offset + distance)) }
    step.scrollOutersToShow(step.phone.table.rect(forRow: row))
  }
}

extension Step {
  /// Decides and saves whether the focused row will be scrolled after the viewport changes.
  ///
  /// This is Compose's `onRemeasured`. Call it before the viewport changes.
  fileprivate mutating func followFocusedChild() {
    let before = memory.system.focusedChild
    guard !isLeaving, let row = activeRow else {
      memory.system.focusedChild = FocusedChildMemory()
      return
    }
    let top = keyboardOnScreen.minY
    let (shrinks, grows) = (top < before.keyboardTop, top > before.keyboardTop)
    let stays = row == before.row && (grows || (shrinks && !isInView(row)))
    memory.system.focusedChild = FocusedChildMemory(row: row, keyboardTop: top, stays: stays)
  }

  /// Returns whether as much of a row is visible as the viewport can show, within half a pixel.
  ///
  /// This is Compose's `isMaxVisible`.
  private func isInView(_ row: Int) -> Bool {
    abs(distanceIntoView(ofRow: row)) * phone.scene.device.screen.scale <= 0.5
  }

  /// Returns the least distance to scroll that brings a row into the viewport, in points.
  ///
  /// This is Compose's `calculateScrollDistance`.
  fileprivate func distanceIntoView(ofRow row: Int) -> CGFloat {
    let table = phone.table
    let span = table.rows.span(ofRow: row)
    let padding =
      code.strategy.room == .contentPadding
      ? max(0, table.contentInset.bottom - firstInset.bottom) : 0
    let visible = table.unobscured
    let (top, bottom) = (
      span.lowerBound - visible.lowerBound, span.upperBound - visible.upperBound - padding
    )
    // Positive distances scroll down the content; between the two the row is seen, or fills the view.
    return min(max(0, min(top, bottom)), max(top, bottom))
  }
}
