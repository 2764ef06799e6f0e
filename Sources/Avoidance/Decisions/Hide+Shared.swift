import Simulation

/// Hides that several strategies share.
extension Hide {
  /// Changes nothing.
  public static let none = Hide("none", "nothing is given back", takeBack: nil)

  /// Repeats the room's computation with the hidden keyboard's frame.
  public static let mirror = Hide("mirror", "the same arithmetic with the keyboard gone") {
    $0.mirrorRoom()
  }

  /// Restores what the strategy saved before it made room, even if the table has changed since
  /// then.
  ///
  /// "Scrolling a UITableView When Displaying the Keyboard" saves at every didShow, and restores
  /// within 0.3 seconds.
  package static let saved = Hide(
    "saved", "what it saved when it made room comes back",
    remember: { $0.rememberRoom() },
    saveRootFrame: { step in
      step.memory.rootFrame = nil
      step.rememberRootFrame()
    }
  ) { step in
    step.roomAnimation = step.roomAnimation ?? Animation(duration: 0.3)
    step.restore()
  }

  /// Restores what the strategy saved, including the offset, even if the user scrolled in between.
  package static let savedOffset = Hide(
    "savedOffset", "what it saved comes back, the offset too",
    remember: { step in
      step.rememberRoom()
      step.rememberOffsetBeforeReveal()
    }
  ) { step in
    step.restoreOffset()
    step.restore()
  }

  /// Sets the insets to zero, whatever they were before.
  package static let zero = Hide("zero", "insets go to zero") { $0.setInset(bottom: 0) }
}
