import Foundation

/// What the user or a script makes of the keyboard; one that is up changes at once.
extension Phone {
  /// Gives the keyboard a height of its own, or with nil the device's again.
  public mutating func setKeyboardHeight(_ height: CGFloat?, observer: inout some PhoneObserver) {
    keyboard.heightOverride = height
    refreshKeyboard(observer: &observer)
  }

  /// Gives every field this kind of keyboard, or with nil its own again.
  public mutating func setKeyboardKind(_ kind: KeyboardKind?, observer: inout some PhoneObserver) {
    keyboard.kindOverride = kind
    refreshKeyboard(observer: &observer)
  }

  /// Gives every field an accessory bar of this height, or with nil its own again.
  public mutating func setAccessoryHeight(_ height: CGFloat?, observer: inout some PhoneObserver) {
    keyboard.accessoryOverride = height
    refreshKeyboard(observer: &observer)
  }

  /// Chooses the language, which may have heights of its own.
  public mutating func setKeyboardLanguage(
    _ language: KeyboardLanguage, observer: inout some PhoneObserver
  ) {
    keyboard.language = language
    refreshKeyboard(observer: &observer)
  }

  /// Attaches or detaches a hardware keyboard: with one, only the accessory bar shows.
  public mutating func setHardwareKeyboard(
    isAttached: Bool, observer: inout some PhoneObserver
  ) {
    keyboard.isHardwareAttached = isAttached
    refreshKeyboard(observer: &observer)
  }

  /// Docks the keyboard, undocks it, splits it or lets it float, which only an iPad's does.
  ///
  /// Leaving the dock posts the hide notifications with a frame on the screen, as a log of the menu's
  /// Undock has it; a float by pinching may post no hide (Flutter's notes) and ends in a zero frame.
  public mutating func setKeyboardPlacement(
    _ placement: Keyboard.Placement, observer: inout some PhoneObserver
  ) {
    let old = keyboard.placement
    guard old != placement else { return }
    keyboard.placement = placement
    guard keyboard.isVisible, let field = activeTraits else { return }
    let end = keyboardFrame(for: field)
    switch (old, placement) {
    case (.docked, .undocked), (.docked, .split): moveKeyboard(to: end, .hide, observer: &observer)
    case (_, .docked): moveKeyboard(to: end, .show, observer: &observer)
    case (_, .floating): moveKeyboard(to: end, .float, observer: &observer)
    default: moveKeyboard(to: end, .change, observer: &observer)
    }
  }
}
