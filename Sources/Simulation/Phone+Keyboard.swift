import Foundation

extension Phone {
  /// The keyboard's own movement: 0.25 seconds, curve 7; curve 0 before iOS 7 (radar 14872290).
  var keyboardAnimation: Animation {
    Animation(duration: 0.25, curve: scene.ios >= 7 ? .keyboard : .easeInOut)
  }

  /// Whether notifications are posted again when a field takes over an unchanged keyboard: up to
  /// iOS 10 (radar 34432484).
  private var repostsUnchangedKeyboard: Bool { scene.ios <= 10 }

  /// Returns the frame that the keyboard of a field takes on the screen.
  public func keyboardFrame(for field: FieldTraits) -> CGRect {
    let kind = keyboard.kindOverride ?? field.keyboard
    let height = keyboardHeight(kind, isSecure: field.isSecure) + field.accessoryHeight
    let size = scene.screenSize
    return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  /// The bar of predictions stands above every keyboard but the pads; a secure field has it from
  /// iOS 11 on, for stored passwords.
  private func keyboardHeight(_ kind: KeyboardKind, isSecure: Bool) -> CGFloat {
    if let override = keyboard.heightOverride { return override }
    let isPlain = kind.isPad || (isSecure && scene.ios < 11)
    return isPlain ? scene.plainKeyboardHeight : scene.predictiveKeyboardHeight
  }

  /// Gives the keyboard a height of its own, or with nil the device's again; one that is up changes.
  public mutating func setKeyboardHeight(
    _ height: CGFloat?, observer: inout some PhoneObserver
  ) {
    keyboard.heightOverride = height
    refreshKeyboard(&observer)
  }

  /// Gives every field this kind of keyboard, or with nil its own again; one that is up changes.
  public mutating func setKeyboardKind(
    _ kind: KeyboardKind?, observer: inout some PhoneObserver
  ) {
    keyboard.kindOverride = kind
    refreshKeyboard(&observer)
  }

  private mutating func refreshKeyboard(_ observer: inout some PhoneObserver) {
    guard let row = firstResponder, let field = field(atRow: row) else { return }
    let frame = keyboardFrame(for: field)
    keyboard.kind = keyboard.kindOverride ?? field.keyboard
    if frame != keyboard.frame.model { moveKeyboard(to: frame, isShow: true, observer: &observer) }
  }

  /// Brings up the keyboard of the field that became first responder, or changes it.
  mutating func showKeyboard(for field: FieldTraits, observer: inout some PhoneObserver) {
    let end = keyboardFrame(for: field)
    let isUnchanged = keyboard.isVisible && end == keyboard.frame.model
    keyboard.kind = keyboard.kindOverride ?? field.keyboard
    if !keyboard.isVisible {
      let hidden = CGRect(
        x: 0, y: scene.screenSize.height, width: end.width, height: end.height)
      // One that is still on its way out turns back from where it is seen.
      if hidden != keyboard.frame.model {
        keyboard.frame.set(hidden, at: clock, animation: nil)
      }
      keyboard.isVisible = true
    }
    if isUnchanged && !repostsUnchangedKeyboard { return }
    moveKeyboard(to: end, isShow: true, observer: &observer)
  }

  /// Takes the keyboard off the screen.
  mutating func hideKeyboard(_ observer: inout some PhoneObserver) {
    guard keyboard.isVisible else { return }
    var end = keyboard.frame.model
    end.origin.y = scene.screenSize.height
    keyboard.isVisible = false
    moveKeyboard(to: end, isShow: false, observer: &observer)
  }

  /// Posts the hide notifications of a turn of the phone; the keyboard is shown again after it.
  mutating func announceTurn(
    during duration: TimeInterval, observer: inout some PhoneObserver
  ) {
    hideKeyboard(&observer)
    agenda.transition?.endTime = clock + duration
    agenda.transition?.isTurn = true
  }

  /// Puts a keyboard that is not up below the present screen.
  mutating func placeKeyboardBelowScreen() {
    let size = scene.screenSize
    let height = scene.predictiveKeyboardHeight
    keyboard.frame.set(
      CGRect(x: 0, y: size.height, width: size.width, height: height), at: clock, animation: nil)
  }

  /// Posts what UIKit posts before the keyboard moves, and starts the movement.
  ///
  /// A movement that is still under way posts no `did` notifications any more.
  private mutating func moveKeyboard(
    to end: CGRect, isShow: Bool, observer: inout some PhoneObserver
  ) {
    var animation = keyboardAnimation
    var notification = KeyboardNotification(
      name: .willChangeFrame,
      begin: scene.windowRect(fromScreen: keyboard.frame.model),
      end: scene.windowRect(fromScreen: end),
      animation: animation)
    animation.beginsFromCurrentState = true
    agenda.transition = Agenda.Transition(
      endTime: clock + animation.duration, isShow: isShow, notification: notification)
    post(notification, observer: &observer)
    notification.name = isShow ? .willShow : .willHide
    post(notification, observer: &observer)
    keyboard.frame.set(end, at: clock, animation: animation)
  }

  /// Posts what UIKit posts when the keyboard has moved, at the movement's nominal duration.
  mutating func finish(
    _ transition: Agenda.Transition, observer: inout some PhoneObserver
  ) {
    var notification = transition.notification
    notification.name = .didChangeFrame
    post(notification, observer: &observer)
    notification.name = transition.isShow ? .didShow : .didHide
    post(notification, observer: &observer)
    if transition.isShow { scrollFieldToVisible() }
    guard transition.isTurn, let row = firstResponder, let field = field(atRow: row) else { return }
    showKeyboard(for: field, observer: &observer)
    scrollFieldToVisible()
  }

  private mutating func post(
    _ notification: KeyboardNotification, observer: inout some PhoneObserver
  ) {
    record(.notification(notification))
    observer.received(notification, on: &self)
  }
}
