import Foundation

/// The position of the keyboard on the screen.
extension Phone {
  /// The calculator of the keyboard's frames for the phone's current state.
  var keyboardLayout: KeyboardLayout { KeyboardLayout(self) }

  /// Whether a keyboard is on the screen, and not only a docked bar such as a chat's input bar.
  package var isKeyboardUp: Bool { keyboardTop.map { $0 < scene.restingKeyboardTop } ?? false }

  /// Whether no animation is running and no keyboard movement is pending on the phone.
  ///
  /// Timers and endless or paused animations don't count.
  package var isIdle: Bool { hasArrived && queue.transition == nil && queue.movements == nil }

  /// Whether every character can be typed, whatever keys the keyboard `kind` itself has.
  ///
  /// True with a hardware keyboard, and for a numeric keypad on an iPad, which shows its full
  /// keyboard instead (radar 14275140).
  package func hasAllKeys(on kind: KeyboardKind) -> Bool {
    keyboard.isHardwareAttached || (kind.isPad && scene.device.screen.isPad)
  }

  /// The frame on the screen of the docked bar, such as a chat's input bar.
  ///
  /// Nil without a bar, and while the accessory view of a row's field replaces it.
  package var barFrame: CGRect? {
    guard let bar = scene.bar, activeTraits.map(keyboardLayout.ownAccessoryHeight) ?? 0 == 0 else {
      return nil
    }
    let frame = accessoryLeftBehind ?? keyboard.frame.model
    return CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: bar.height)
  }

  /// The frame on the screen of the docked input bar's text field, or nil without a bar.
  ///
  /// The field is 6 points from the bar's edges, as in the example of Apple's article.
  package var barFieldFrame: CGRect? {
    barFrame?.without(dx: Self.barMargin, dy: Self.barMargin)
  }

  /// The distance in points between the docked input bar's edges and its field.
  static let barMargin: CGFloat = 6

  /// The frame of the accessory view or docked bar that stays at the screen's bottom while the
  /// keyboard is undocked or split; otherwise nil.
  package var accessoryLeftBehind: CGRect? {
    guard keyboard.isVisible, keyboard.isOffDock, let field = activeTraits else { return nil }
    let layout = keyboardLayout
    let screen = scene.deviceScreen
    let own = layout.ownAccessoryHeight(of: field)
    let height = own > 0 ? own : screen.maxY - scene.restingKeyboardTop
    guard height > 0 else { return nil }
    return CGRect(
      x: screen.minX, y: screen.maxY - height, width: screen.width, height: height)
  }

  /// The height in points of the bar on the keyboard, or of the docked bar alone; 0 without these.
  package var accessoryHeightOnScreen: CGFloat {
    if keyboard.isVisible, keyboard.isOffDock { return 0 }
    return activeTraits.map(keyboardLayout.accessoryHeight) ?? scene.bar?.height ?? 0
  }

  /// The top edge on the screen of the keyboard, or of the docked input bar alone.
  ///
  /// Nil if neither is on the screen.
  package var keyboardTop: CGFloat? {
    let frame = keyboard.frame.model
    return frame.minY < scene.deviceScreen.maxY && frame.height > 0 ? frame.minY : nil
  }

  /// The top edge on the screen of a keyboard that spans the screen's bottom, or nil.
  package var dockedKeyboardTop: CGFloat? {
    let frame = keyboard.frame.model
    let isNarrow = frame.width < scene.deviceScreen.width
    return frame.maxY >= scene.deviceScreen.maxY && !isNarrow ? keyboardTop : nil
  }

  /// The frame on the screen of a keyboard that is not docked, or nil.
  ///
  /// A floating keyboard covers only its own width, even at the bottom edge.
  package var liftedKeyboardFrame: CGRect? {
    keyboardTop != nil && dockedKeyboardTop == nil ? keyboard.frame.model : nil
  }
}
