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

  /// Whether a keyboard that comes in stages shows it: not beside a hardware keyboard, nor
  /// floating.
  private var hasStages: Bool {
    if case .floating = keyboard.placement { return false }
    return !keyboard.isHardwareAttached
  }

  /// Brings up the keyboard of the field that became first responder, or changes it.
  mutating func showKeyboard(
    for field: FieldTraits, isAccessoryNew: Bool = false, animation: Animation? = nil,
    observer: inout some PhoneObserver
  ) {
    keyboard.kind = keyboard.kindOverride ?? field.keyboard
    guard !isSilentlyHidden(for: field) else { return }
    let end = keyboardFrame(for: field)
    if keyboard.isVisible {
      let isUnchanged = end == keyboard.frame.model
      if isUnchanged && !settings.reposts && !isAccessoryNew { return }
      moveKeyboard(to: end, shownAnnouncement, animation: animation, observer: &observer)
      return
    }
    var stages = keyboardStages(for: field)
    if !hasStages { stages = KeyboardStages(stages.last) }
    placeForShow(keyboardFrame(for: field, height: stages.first))
    keyboard.isVisible = true
    for height in stages {
      let stage = keyboardFrame(for: field, height: height)
      moveKeyboard(to: stage, shownAnnouncement, animation: animation, observer: &observer)
    }
  }

  /// Puts a hidden keyboard where it comes from: below the screen, with the height it has at first.
  ///
  /// One that is still on its way out turns back from where it is seen, and a docked bar is where
  /// it is.
  private mutating func placeForShow(_ first: CGRect) {
    guard scene.bar == nil else { return }
    let hidden = CGRect(
      x: first.minX, y: scene.screenSize.height, width: first.width, height: first.height)
    guard hidden != keyboard.frame.model else { return }
    keyboard.frame.set(hidden, at: clock, animation: nil)
  }

  /// Takes the keyboard off the screen.
  ///
  /// A docked bar stays: the keyboard goes from the placement OnScreen to AccessoryOnScreen, of
  /// which the headers give the names alone. That the hide notifications are posted then, with the
  /// bar's frame for the end, is inferred from hides that ended in an accessory's height.
  mutating func hideKeyboard(
    animation: Animation? = nil, _ observer: inout some PhoneObserver
  ) {
    guard keyboard.isVisible else { return }
    var end = scene.restingKeyboardFrame
    if scene.bar == nil { end = keyboard.frame.model.withTop(at: end.minY) }
    keyboard.isVisible = false
    let announcement = shownAnnouncement == .show ? Agenda.Announcement.hide : shownAnnouncement
    moveKeyboard(to: end, announcement, animation: animation, observer: &observer)
  }

  /// Changes the keyboard that is up to what its state now asks for.
  package mutating func refreshKeyboard(observer: inout some PhoneObserver) {
    refreshKeyboard(animation: nil, isSilent: false, observer: &observer)
  }

  /// Changes the keyboard that is up; `isSilent` leaves its notifications out.
  mutating func refreshKeyboard(
    animation: Animation?, isSilent: Bool, observer: inout some PhoneObserver
  ) {
    guard let field = activeTraits else { return }
    guard keyboard.isVisible else {
      showKeyboard(for: field, observer: &observer)
      return
    }
    keyboard.kind = keyboard.kindOverride ?? field.keyboard
    let end = keyboardFrame(for: field)
    guard end != keyboard.frame.model else { return }
    if end.minY >= scene.screenSize.height, shownAnnouncement == .show {
      moveKeyboard(to: end, .hide, animation: animation, observer: &observer)
      keyboard.isVisible = !isSilentlyHidden(for: field)
    } else {
      moveKeyboard(
        to: end, isSilent ? .silent : shownAnnouncement, animation: animation,
        observer: &observer)
    }
  }

  /// Posts what UIKit posts before the keyboard moves, and starts the movement.
  ///
  /// That a movement which is still under way posts no `did` notifications any more is inferred.
  mutating func moveKeyboard(
    to end: CGRect, _ announcement: Agenda.Announcement, animation: Animation? = nil,
    observer: inout some PhoneObserver
  ) {
    var animation = animation ?? keyboardAnimation
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
    guard let duration = transition.turnDuration, let field = activeTraits else { return }
    showAfterTurn(field, during: duration, observer: &observer)
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
    case .float, .silent: []
    }
  }

  /// The notifications after the movement, in order.
  fileprivate var namesAfter: [KeyboardNotification.Name] {
    switch self {
    case .show: [.didChangeFrame, .didShow]
    case .hide: [.didChangeFrame, .didHide]
    case .change, .float: [.didChangeFrame]
    case .silent: []
    }
  }
}
