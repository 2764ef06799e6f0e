import Simulation

/// What several strategies do when the keyboard hides, such as restoring the insets.
extension Hide {
  /// A strategy's decision to restore nothing when the keyboard hides.
  public static let none = Hide("none", "nothing is restored", takeBack: nil)

  /// A strategy's decision to remove the room for the keyboard on hide, by calculating it again.
  ///
  /// The calculation uses the hidden keyboard's frame, so the result is no room.
  public static let mirror = Hide("mirror", "without a docked keyboard, its rule makes no room") {
    $0.mirrorRoom()
  }

  /// A strategy's decision to restore, on hide, the values from before it made room for the
  /// keyboard.
  ///
  /// The values are restored even if the table has changed since then.
  ///
  /// "Scrolling a UITableView When Displaying the Keyboard" saves the values at every
  /// keyboardDidShow, and restores them within 0.3 seconds.
  package static let saved = Hide(
    "saved", "the values from before it made room are restored",
    remember: { $0.rememberRoom() },
    saveRootFrame: { step in
      step.memory.rootFrame = nil
      step.rememberRootFrame()
    }
  ) { step in
    step.roomAnimation = step.roomAnimation ?? Animation(duration: 0.3)
    step.restore()
  }

  /// A strategy's decision to restore, on hide, the saved values and the scroll offset.
  ///
  /// The offset is restored even if the user has scrolled since then.
  package static let savedOffset = Hide(
    "savedOffset", "the saved values are restored, including the offset",
    remember: { step in
      step.rememberRoom()
      step.rememberOffsetBeforeReveal()
    }
  ) { step in
    step.restoreOffset()
    step.restore()
  }

  /// A strategy's decision to set the table's insets to zero on hide, whatever they were before.
  package static let zero = Hide("zero", "insets go to zero") { $0.setInset(bottom: 0) }
}
