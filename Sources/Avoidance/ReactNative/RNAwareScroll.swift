import Foundation
import Simulation

extension Strategy {
  /// KeyboardAwareScrollView of react-native-keyboard-controller 1.22.
  ///
  /// A spacer is added below the content: the keyboard's height plus `extraKeyboardSpace` (0),
  /// simulated as an inset. A field is scrolled if its bottom is at most `bottomOffset` (0) above
  /// the keyboard, or above the scroll view. The scroll follows the keyboard frame by frame within
  /// the legal range. On hide, the offset before the last such scroll returns, unless
  /// `disableScrollOnKeyboardHide=true`.
  package static let rnAwareScroll = Strategy(
    .rnAwareScroll,
    rule: "spacer of the keyboard's height; row to the keyboard, and back on hide",
    source: "react-native-keyboard-controller 1.22, KeyboardAwareScrollView",
    support: .reactNative, setup: .rnAwareScroll,
    flaws: [
      "the spacer is the keyboard's height whatever else lies below the table (a negative "
        + "extraKeyboardSpace is the remedy)",
      "after a second field hiding undoes the last step alone",
      "what the user scrolled in between is lost",
    ],
    when: .anyChange, room: .spacer, reveal: .toKeyboard, motion: .keyboard, hide: .savedOffset,
    options: [
      Option("bottomOffset", for: .margin), Option("extraKeyboardSpace", for: .spacing),
      Option(
        "disableScrollOnKeyboardHide", for: .hide, true: Hide.saved, false: .savedOffset
      ) { $0.hide = $1 },
    ], insetAdjustment: .never)
}

extension Setup {
  fileprivate static let rnAwareScroll = Setup(taking: [.margin, .spacing, .hide]) { strategy in
    """
    // react-native-keyboard-controller 1.22 or later
    import {KeyboardAwareScrollView, KeyboardProvider} from 'react-native-keyboard-controller';

    <KeyboardProvider>
      <KeyboardAwareScrollView
        bottomOffset={\(strategy.margin.inDigits)}
        extraKeyboardSpace={\(strategy.spacing.inDigits)}
        disableScrollOnKeyboardHide={\(strategy.hide == .saved)}>
        {fields}
      </KeyboardAwareScrollView>
    </KeyboardProvider>
    """
  }
}

extension Room {
  /// The bottom inset is the keyboard's height plus the spacing.
  ///
  /// The safe area is subtracted, because it doesn't count then.
  package static let spacer = Room(
    "spacer", "the content gets the keyboard's height below its end"
  ) { step in
    // React Native's scroll views do not count the safe area.
    let space = step.end.height + step.spacing - step.phone.table.systemInset.bottom
    step.setBottomInset(step.firstInset.bottom + max(0, space))
  }
}

extension Reveal {
  /// Moves the row's bottom to the margin above the keyboard, computed with the screen's height
  /// minus the keyboard's height.
  ///
  /// A row further above stays, unless it is above the table. The reveal itself saves the offset
  /// that hiding restores.
  package static let toKeyboard = Reveal(
    "toKeyboard", "the row's bottom goes to the keyboard", rememberOffset: { _ in }
  ) { step in
    guard let row = step.rowToReveal() else { return }
    let bottom = step.phone.frameOnScreen(ofRow: row).maxY
    let screenHeight = step.phone.scene.screenSize.height
    let missing = step.end.height - (screenHeight - bottom) + step.margin
    let offset = step.phone.table.contentOffset.model.y
    guard missing >= 0 || bottom < step.phone.tableFrameOnScreen.minY else {
      step.memory.origin = nil
      step.decline(.alreadyVisible)
      return
    }
    step.memory.origin = missing >= 0 ? offset : nil
    // React Native's scrollTo keeps to the legal range.
    step.setContentOffset(step.phone.table.legalOffset(offset + missing))
  }
}
