import Foundation
import Simulation

extension Strategy {
  /// KeyboardAwareScrollView of react-native-keyboard-controller 1.22.
  ///
  /// The content gets a spacer of the keyboard's height and `extraKeyboardSpace` (0) below its end,
  /// here as an inset. If the field's bottom is no more than `bottomOffset` (0) above the keyboard,
  /// or above the scroll view, it is scrolled there, frame by frame with the keyboard and within
  /// the legal range. Hiding goes back to the offset before the last such scroll, unless
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
  /// The content gets the keyboard's height and the spacing below its end: here as an inset, less
  /// the safe area, which does not count then.
  package static let spacer = Room(
    "spacer", "the content gets the keyboard's height below its end"
  ) { step in
    // React Native's scroll views do not count the safe area.
    let space = step.end.height + step.spacing - step.phone.table.systemInset.bottom
    step.setBottomInset(step.firstInset.bottom + max(0, space))
  }
}

extension Reveal {
  /// The row's bottom to the margin above the keyboard, by the screen's height less the keyboard's.
  ///
  /// A row that is further above, but not above the table, stays; the offset before, which it
  /// remembers by itself, is what hiding goes back to.
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
