import Foundation

/// What the user or a script makes of the keyboard; one that is up changes at once.
extension Phone {
  /// Gives the keyboard a height of its own, or with nil the device's again.
  package mutating func setKeyboardHeight(_ height: CGFloat?, observer: inout some PhoneObserver) {
    keyboard.heightOverride = height
    refreshKeyboard(observer: &observer)
  }

  /// Gives every field this kind of keyboard, or with nil its own again.
  ///
  /// iOS 11 posts nothing when the emoji keyboard takes over from one without predictions, though
  /// that one is lower (radar 35735170, ionic-plugin-keyboard 298).
  package mutating func setKeyboardKind(_ kind: KeyboardKind?, observer: inout some PhoneObserver) {
    keyboard.kindOverride = kind
    let isSilent = scene.ios == 11 && kind == .emoji && settings.prediction == .off
    refreshKeyboard(animation: nil, isSilent: isSilent, observer: &observer)
  }

  /// Gives every field an accessory bar of this height, or with nil its own again.
  ///
  /// On a keyboard that is up it grows in no time, with a duration of 0 in the notifications (a log
  /// of a 5.8-inch phone in 2020); that it shrinks so too is inferred.
  package mutating func setAccessoryHeight(_ height: CGFloat?, observer: inout some PhoneObserver) {
    keyboard.accessoryOverride = height
    let animation = Animation(duration: 0, curve: keyboardAnimation.curve)
    refreshKeyboard(animation: animation, isSilent: false, observer: &observer)
  }

  /// Chooses the language, which may have heights of its own.
  package mutating func setKeyboardLanguage(
    _ language: KeyboardLanguage, observer: inout some PhoneObserver
  ) {
    keyboard.language = language
    refreshKeyboard(observer: &observer)
  }

  /// Attaches or detaches a hardware keyboard: with one, only the accessory bar shows.
  package mutating func setHardwareKeyboard(
    isAttached: Bool, observer: inout some PhoneObserver
  ) {
    keyboard.isHardwareAttached = isAttached
    refreshKeyboard(observer: &observer)
  }

  /// Docks the keyboard, undocks it, splits it or lets it float, which only an iPad's does.
  ///
  /// Leaving the dock posts the hide notifications with a frame on the screen, as a log of the
  /// menu's Undock has it; pinched until it floats, the keyboard may post willChangeFrame and no
  /// hide (Flutter's notes in its view controller).
  package mutating func setKeyboardPlacement(
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
    default: moveKeyboard(to: end, .change, observer: &observer)
    }
  }
}
