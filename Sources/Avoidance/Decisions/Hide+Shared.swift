import Simulation

/// Hides that several strategies share.
extension Hide {
  /// The table is left as it is.
  public static let none = Hide("none", "nothing is given back", takeBack: nil)

  /// The same arithmetic with the frame the keyboard has then.
  public static let mirror = Hide("mirror", "the same arithmetic with the keyboard gone") {
    $0.mirrorRoom()
  }

  /// What it saved when it made room, wherever the table has got to since.
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

  /// What it saved, and the offset it saved with it, whatever scrolled it in between.
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

  /// Zero insets, whatever they were before.
  package static let zero = Hide("zero", "insets go to zero") { $0.setInset(bottom: 0) }
}
