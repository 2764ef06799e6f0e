import Foundation

extension Phone {
  /// The keyboard's own movement: 0.25 seconds, curve 7; curve 0 before iOS 7 (radar 14872290).
  var keyboardAnimation: Animation {
    Animation(duration: 0.25, curve: scene.ios >= 7 ? .keyboard : .easeInOut)
  }

  /// How the keyboard comes and changes where it stands.
  private var shownAnnouncement: Agenda.Announcement {
    switch keyboard.placement {
    case .docked: .show
    case .undocked, .split: .change
    case .floating: .float
    }
  }

  /// Brings up the keyboard of the field that became first responder, or changes it.
  mutating func showKeyboard(
    for field: FieldTraits, isAccessoryNew: Bool = false, observer: inout some PhoneObserver
  ) {
    keyboard.kind = keyboard.kindOverride ?? field.keyboard
    guard !isSilentlyHidden(for: field) else { return }
    let wasVisible = keyboard.isVisible
    let heights = keyboardHeights(for: field)
    let end = keyboardFrame(for: field)
    if wasVisible {
      let isUnchanged = end == keyboard.frame.model
      if isUnchanged && !settings.reposts && !isAccessoryNew { return }
      moveKeyboard(to: end, shownAnnouncement, observer: &observer)
      return
    }
    placeForShow(end)
    keyboard.isVisible = true
    for height in heights {
      let frame = keyboardFrame(for: field, height: height)
      moveKeyboard(to: frame, shownAnnouncement, observer: &observer)
    }
  }

  /// Puts a hidden keyboard where it comes from: below the screen, with the height it will have.
  ///
  /// One that is still on its way out turns back from where it is seen, and a docked bar is where it
  /// is.
  private mutating func placeForShow(_ end: CGRect) {
    guard scene.bar == nil else { return }
    let hidden = CGRect(
      x: end.minX, y: scene.screenSize.height, width: end.width, height: end.height)
    guard hidden != keyboard.frame.model else { return }
    keyboard.frame.set(hidden, at: clock, animation: nil)
  }

  /// Takes the keyboard off the screen.
  ///
  /// A docked bar stays: the keyboard goes from the placement OnScreen to AccessoryOnScreen, of which
  /// the headers give the names alone. That the hide notifications are posted then, with the bar's
  /// frame for the end, is inferred from hides that ended in an accessory's height.
  mutating func hideKeyboard(_ observer: inout some PhoneObserver) {
    guard keyboard.isVisible else { return }
    var end = scene.restingKeyboardFrame
    if scene.bar == nil { end = keyboard.frame.model.withTop(at: end.minY) }
    keyboard.isVisible = false
    let announcement = shownAnnouncement == .show ? Agenda.Announcement.hide : shownAnnouncement
    moveKeyboard(to: end, announcement, observer: &observer)
  }

  /// Changes the keyboard that is up to what its state now asks for.
  public mutating func refreshKeyboard(observer: inout some PhoneObserver) {
    guard let field = activeTraits else { return }
    guard keyboard.isVisible else {
      showKeyboard(for: field, observer: &observer)
      return
    }
    keyboard.kind = keyboard.kindOverride ?? field.keyboard
    let end = keyboardFrame(for: field)
    guard end != keyboard.frame.model else { return }
    if end.minY >= scene.screenSize.height, shownAnnouncement == .show {
      moveKeyboard(to: end, .hide, observer: &observer)
      keyboard.isVisible = !isSilentlyHidden(for: field)
    } else {
      moveKeyboard(to: end, shownAnnouncement, observer: &observer)
    }
  }

  /// Posts the hide notifications of a turn of the phone; the keyboard is shown again after it.
  mutating func announceTurn(
    during duration: TimeInterval, observer: inout some PhoneObserver
  ) {
    hideKeyboard(&observer)
    agenda.transition?.endTime = clock + duration
    agenda.transition?.isTurn = true
  }

  /// Puts a keyboard that is not up where it rests on the present screen.
  mutating func putKeyboardAway() {
    keyboard.frame.set(scene.restingKeyboardFrame, at: clock, animation: nil)
  }

  /// Posts what UIKit posts before the keyboard moves, and starts the movement.
  ///
  /// A movement that is still under way posts no `did` notifications any more.
  mutating func moveKeyboard(
    to end: CGRect, _ announcement: Agenda.Announcement, observer: inout some PhoneObserver
  ) {
    var animation = keyboardAnimation
    let isLeaving = announcement == .hide && end.minY >= scene.restingKeyboardTop
    let hidesByFading = isLeaving && settings.crossFade
    let notification = KeyboardNotification(
      name: .willChangeFrame,
      begin: scene.windowRect(fromScreen: keyboard.frame.model),
      end: hidesByFading ? .zero : scene.windowRect(fromScreen: end),
      animation: animation, isLocal: scene.ios >= 9 ? true : nil)
    animation.beginsFromCurrentState = true
    let delay = settings.didShow == .spring ? animation.length : animation.duration
    agenda.transition = Agenda.Transition(
      endTime: clock + delay, announcement: announcement, notification: notification)
    for name in announcement.namesBefore { post(notification, as: name, observer: &observer) }
    keyboard.frame.set(end, at: clock, animation: animation)
    // What is not announced is followed by layout alone.
    if announcement == .float { observer.keyboardMoved(on: &self) }
  }

  /// Posts what UIKit posts when the keyboard has moved.
  mutating func finish(
    _ transition: Agenda.Transition, observer: inout some PhoneObserver
  ) {
    for name in transition.announcement.namesAfter {
      post(transition.notification, as: name, observer: &observer)
    }
    if transition.announcement != .hide { scrollFieldToVisible() }
    guard transition.isTurn, let field = activeTraits else { return }
    showKeyboard(for: field, observer: &observer)
    scrollFieldToVisible()
  }

  private mutating func post(
    _ notification: KeyboardNotification, as name: KeyboardNotification.Name,
    observer: inout some PhoneObserver
  ) {
    var named = notification
    named.name = name
    record(.notification(named))
    observer.received(named, on: &self)
  }
}

extension CGRect {
  fileprivate func withTop(at y: CGFloat) -> CGRect {
    CGRect(x: minX, y: y, width: width, height: height)
  }
}

extension Agenda.Announcement {
  /// The notifications before the movement, in order (newbe.dev; rultech.wordpress.com 2014).
  fileprivate var namesBefore: [KeyboardNotification.Name] {
    switch self {
    case .show: [.willChangeFrame, .willShow]
    case .hide: [.willChangeFrame, .willHide]
    case .change: [.willChangeFrame]
    case .float: []
    }
  }

  /// The notifications after the movement, in order.
  fileprivate var namesAfter: [KeyboardNotification.Name] {
    switch self {
    case .show: [.didChangeFrame, .didShow]
    case .hide: [.didChangeFrame, .didHide]
    case .change, .float: [.didChangeFrame]
    }
  }
}
