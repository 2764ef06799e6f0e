import Foundation

/// The keyboard as UIKit moves it, with the notifications that it posts.
extension Simulator {
  /// The keyboard's own movement: 0.25 seconds, curve 7; curve 0 before iOS 7 (radar 14872290).
  var keyboardAnimation: Animation {
    Animation(duration: 0.25, curve: phone.scene.ios >= 7 ? .keyboard : .easeInOut)
  }

  /// How the keyboard comes and changes where it stands.
  private var shownAnnouncement: KeyboardAnnouncement {
    switch phone.keyboard.placement {
    case .docked: .show
    case .undocked, .split: .change
    case .floating: .float
    }
  }

  /// Whether a keyboard that comes in stages shows it: not beside a hardware keyboard, nor
  /// floating.
  private var hasStages: Bool {
    if case .floating = phone.keyboard.placement { return false }
    return !phone.keyboard.isHardwareAttached
  }

  /// Brings up the keyboard of the field that became first responder, or changes it.
  mutating func showKeyboard(
    for field: FieldTraits, isAccessoryNew: Bool = false, animation: Animation? = nil,
    slide: Slide? = nil
  ) {
    let animation = animation ?? slide?.animation
    phone.keyboard.kind = phone.keyboard.kindOverride ?? field.keyboard
    let layout = phone.keyboardLayout
    guard !layout.isSilentlyHidden(for: field) else { return }
    if phone.keyboard.isVisible {
      let end = layout.frame(for: field)
      let isUnchanged = end == phone.keyboard.frame.model
      if isUnchanged && !phone.settings.reposts && !isAccessoryNew { return }
      moveKeyboard(to: end, shownAnnouncement, animation: animation)
      return
    }
    var stages = layout.stages(for: field)
    if !hasStages { stages = KeyboardStages(stages.last) }
    placeForShow(layout.frame(for: field, height: stages.first), slide: slide)
    phone.keyboard.isVisible = true
    for height in stages {
      let stage = layout.frame(for: field, height: height)
      moveKeyboard(to: stage, shownAnnouncement, animation: animation)
    }
  }

  /// Puts a hidden keyboard where it comes from: below the screen, with the height it has at first.
  ///
  /// One that is still on its way out turns back from where it is seen, and a docked bar is where
  /// it is. One that comes with its screen is at its place already.
  private mutating func placeForShow(_ first: CGRect, slide: Slide?) {
    guard phone.scene.bar == nil else { return }
    let below = CGRect(
      x: first.minX, y: phone.scene.deviceScreen.maxY, width: first.width, height: first.height)
    let hidden = slide?.begin(of: first) ?? below
    guard hidden != phone.keyboard.frame.model else { return }
    phone.keyboard.frame.set(hidden, at: phone.clock, animation: nil)
  }

  /// Takes the keyboard off the screen.
  ///
  /// A docked bar stays: the keyboard goes from the placement OnScreen to AccessoryOnScreen, of
  /// which the headers give the names alone. That the hide notifications are posted then, with the
  /// bar's frame for the end, is inferred from hides that ended in an accessory's height.
  mutating func hideKeyboard(animation: Animation? = nil, slide: Slide? = nil) {
    guard phone.keyboard.isVisible else { return }
    var end = phone.scene.restingKeyboardFrame
    if phone.scene.bar == nil { end = phone.keyboard.frame.model.withTop(at: end.minY) }
    phone.keyboard.isVisible = false
    let announcement = shownAnnouncement == .show ? KeyboardAnnouncement.hide : shownAnnouncement
    let isDocked = announcement == .hide && phone.scene.bar == nil
    moveKeyboard(
      to: end, announcement,
      announcedAt: isDocked ? slide?.end(from: phone.keyboard.frame.model) : nil,
      animation: animation ?? slide?.animation)
  }

  /// Has a docked bar come up with its controller, which UIKit makes first responder.
  ///
  /// The notifications of a keyboard that shows are posted without one (MessageKit issue 977,
  /// RxKeyboard issue 116); that they begin below the screen and have the keyboard's own duration
  /// is inferred.
  package mutating func showBar() {
    guard phone.scene.bar != nil, phone.responder == nil, !phone.keyboard.isVisible else { return }
    let end = phone.scene.restingKeyboardFrame
    let below = end.withTop(at: phone.scene.deviceScreen.maxY)
    // It stands at its place all the while.
    moveKeyboard(to: end, .show, posting: announcement(from: below, to: end))
  }

  /// Changes the keyboard that is up to what its state now asks for.
  package mutating func refreshKeyboard() {
    refreshKeyboard(animation: nil, isSilent: false)
  }

  /// Changes the keyboard that is up; `isSilent` leaves its notifications out.
  private mutating func refreshKeyboard(animation: Animation?, isSilent: Bool) {
    guard let field = phone.activeTraits else { return }
    guard phone.keyboard.isVisible else {
      showKeyboard(for: field)
      return
    }
    phone.keyboard.kind = phone.keyboard.kindOverride ?? field.keyboard
    let end = phone.keyboardLayout.frame(for: field)
    guard end != phone.keyboard.frame.model else { return }
    if end.minY >= phone.scene.deviceScreen.maxY, shownAnnouncement == .show {
      moveKeyboard(to: end, .hide, animation: animation)
      phone.keyboard.isVisible = !phone.keyboardLayout.isSilentlyHidden(for: field)
    } else {
      moveKeyboard(to: end, isSilent ? .silent : shownAnnouncement, animation: animation)
    }
  }

  /// Posts what UIKit posts before the keyboard moves, and starts the movement.
  ///
  /// That a movement which is still under way posts no `did` notifications any more is inferred.
  ///
  /// - Parameters:
  ///   - end: where the keyboard goes on the screen.
  ///   - announcement: which notifications are posted.
  ///   - announcedEnd: where they say that it goes, if that is somewhere else.
  ///   - animation: the movement; the keyboard's own unless it is given.
  mutating func moveKeyboard(
    to end: CGRect, _ announcement: KeyboardAnnouncement, announcedAt announcedEnd: CGRect? = nil,
    animation: Animation? = nil
  ) {
    let isLeaving = announcement == .hide && end.minY >= phone.scene.restingKeyboardTop
    let hidesByFading = isLeaving && phone.settings.crossFade
    var notification = self.announcement(
      from: phone.keyboard.frame.model, to: announcedEnd ?? end, animation)
    if hidesByFading { notification.end = .zero }
    moveKeyboard(to: end, announcement, posting: notification)
    // What is not announced is followed by layout alone.
    let isFollowed = announcement == .float || (announcedEnd != nil && phone.keyboard.isVisible)
    if isFollowed, !phone.isInBackground { app.keyboardMoved(on: &phone) }
  }

  /// Returns what says that the keyboard goes from one frame on the screen to another.
  private func announcement(
    from begin: CGRect, to end: CGRect, _ animation: Animation? = nil
  ) -> KeyboardNotification {
    KeyboardNotification(
      name: .willChangeFrame, begin: phone.scene.announced(begin), end: phone.scene.announced(end),
      animation: animation ?? keyboardAnimation, isLocal: phone.scene.ios >= 9 ? true : nil)
  }

  /// Posts a notification, under each name that comes before the movement, and starts the movement.
  mutating func moveKeyboard(
    to end: CGRect, _ announcement: KeyboardAnnouncement, posting notification: KeyboardNotification
  ) {
    var animation = notification.animation
    animation.beginsFromCurrentState = true
    let delay = phone.settings.didShow == .spring ? animation.length : animation.duration
    phone.queue.transition = EventQueue.Transition(
      endTime: phone.clock + delay, announcement: announcement, notification: notification)
    if announcement.tellsFrameBefore { post(notification, as: .willChangeFrame) }
    if let name = announcement.nameBefore { post(notification, as: name) }
    phone.keyboard.frame.set(end, at: phone.clock, animation: animation)
    moveSheet(for: notification, isPosted: announcement.tellsFrameBefore)
  }

  /// Lets UIKit move the sheet in which the form stands.
  ///
  /// It does so after the observers of the notification, which find the sheet where it was: one
  /// that put its work off to the next turn of the run loop found it right (IQKeyboardManager pull
  /// request 234), and what makes room at once makes too much (issue 1994).
  private mutating func moveSheet(for notification: KeyboardNotification, isPosted: Bool) {
    guard phone.scene.hasSheet else { return }
    phone.layOutSheet(animation: notification.animation)
    guard isPosted, !phone.isInBackground else { return }
    app.sheetLaidOut(for: notification, on: &phone)
  }

  /// Posts what UIKit posts when the keyboard has moved.
  mutating func finish(_ transition: EventQueue.Transition) {
    let (announcement, notification) = (transition.announcement, transition.notification)
    if announcement.tellsFrameAfter { post(notification, as: .didChangeFrame) }
    if let name = announcement.nameAfter { post(notification, as: name) }
    if announcement != .hide { phone.scrollFieldToVisible() }
    guard let duration = transition.rotationDuration, let field = phone.activeTraits else { return }
    showAfterRotation(field, during: duration)
    phone.scrollFieldToVisible()
  }

  private mutating func post(
    _ notification: KeyboardNotification, as name: KeyboardNotification.Name
  ) {
    guard !phone.isInBackground else { return }
    var named = notification
    named.name = name
    phone.record(.notification(named))
    app.received(named, on: &phone)
  }
}

/// What the user or a script makes of the keyboard; one that is up changes at once.
extension Simulator {
  /// Gives the keyboard a height of its own, or with nil the device's again.
  package mutating func setKeyboardHeight(_ height: CGFloat?) {
    phone.keyboard.heightOverride = height
    refreshKeyboard()
  }

  /// Gives every field this kind of keyboard, or with nil its own again.
  ///
  /// iOS 11 posts nothing when the emoji keyboard takes over from one without predictions, though
  /// that one is lower (radar 35735170, ionic-plugin-keyboard 298).
  package mutating func setKeyboardKind(_ kind: KeyboardKind?) {
    phone.keyboard.kindOverride = kind
    let isSilent = phone.scene.ios == 11 && kind == .emoji && phone.settings.prediction == .off
    refreshKeyboard(animation: nil, isSilent: isSilent)
  }

  /// Gives every field an accessory bar of this height, or with nil its own again.
  ///
  /// On a keyboard that is up it grows in no time, with a duration of 0 in the notifications (a log
  /// of a 5.8-inch phone in 2020); that it shrinks so too is inferred.
  package mutating func setAccessoryHeight(_ height: CGFloat?) {
    phone.keyboard.accessoryOverride = height
    let animation = Animation(duration: 0, curve: keyboardAnimation.curve)
    refreshKeyboard(animation: animation, isSilent: false)
  }

  /// Tells that the docked bar's text takes so many lines now: textViewDidChange, upon which the
  /// bar fits itself to its text view, and the keyboard's frame to the bar.
  ///
  /// On a keyboard that is up that takes no time, as with any accessory; of a bar alone the frame's
  /// change is announced, which is inferred.
  package mutating func setBarLineCount(_ lines: Int) {
    changeBar { $0.setBarLineCount(lines) }
  }

  /// Gives the docked bar another height, as an app's own code does.
  package mutating func setBar(_ bar: DockedBar) { changeBar { $0.setBar(bar) } }

  private mutating func changeBar(_ change: (inout Phone) -> Bool) {
    let old = phone.keyboard.frame.model
    let isUp = phone.keyboard.isVisible
    guard change(&phone) else { return }
    let animation = Animation(duration: 0, curve: keyboardAnimation.curve)
    if isUp {
      refreshKeyboard(animation: animation, isSilent: false)
    } else {
      let end = phone.keyboard.frame.model
      phone.keyboard.frame = Animated(old)
      moveKeyboard(to: end, .change, animation: animation)
    }
  }

  /// Chooses the language, which may have heights of its own.
  package mutating func setKeyboardLanguage(_ language: KeyboardLanguage) {
    phone.keyboard.language = language
    refreshKeyboard()
  }

  /// Attaches or detaches a hardware keyboard: with one, only the accessory bar shows.
  package mutating func setHardwareKeyboard(isAttached: Bool) {
    phone.keyboard.isHardwareAttached = isAttached
    refreshKeyboard()
  }

  /// Docks the keyboard, undocks it, splits it or lets it float, which only an iPad's does.
  ///
  /// Leaving the dock posts the hide notifications, in which the keys go down and leave the
  /// accessory, as a log of the menu's Undock has it, though the keys stay on the screen; pinched
  /// until it floats, the keyboard may post willChangeFrame and no hide (Flutter's notes in its
  /// view controller).
  package mutating func setKeyboardPlacement(_ placement: Keyboard.Placement) {
    let old = phone.keyboard.placement
    guard old != placement else { return }
    phone.keyboard.placement = placement
    guard phone.keyboard.isVisible, let field = phone.activeTraits else { return }
    let end = phone.keyboardLayout.frame(for: field)
    switch (old, placement) {
    case (_, .docked): moveKeyboard(to: end, .show)
    case (.docked, .undocked), (.docked, .split):
      moveKeyboard(
        to: end, .hide, announcedAt: phone.keyboardLayout.undockedFrame(for: field))
    case (.docked, .floating), (.undocked, _), (.split, _), (.floating, _):
      moveKeyboard(to: end, .change)
    }
  }
}

extension CGRect {
  fileprivate func withTop(at y: CGFloat) -> CGRect {
    CGRect(x: minX, y: y, width: width, height: height)
  }
}
