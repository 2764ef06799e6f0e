import Foundation

/// UIKit's movements of the keyboard and their notifications.
extension Simulator {
  /// The system's animation of the keyboard: 0.25 seconds, curve 7, or curve 0 before iOS 7 (radar
  /// 14872290).
  var keyboardAnimation: Animation {
    Animation(duration: 0.25, curve: phone.scene.ios >= 7 ? .keyboard : .easeInOut)
  }

  /// The notifications that are posted when a keyboard appears or changes its frame.
  ///
  /// They depend on whether the keyboard is docked, undocked or floating.
  private var shownAnnouncement: KeyboardAnnouncement {
    switch phone.keyboard.placement {
    case .docked: .show
    case .undocked, .split: .change
    case .floating: .float
    }
  }

  /// Whether the keyboard can appear in stages, with several heights one after another.
  ///
  /// False with a hardware keyboard, and for a floating keyboard.
  private var hasStages: Bool {
    if case .floating = phone.keyboard.placement { return false }
    return !phone.keyboard.isHardwareAttached
  }

  /// Shows the keyboard for a field that became first responder, or adapts the visible keyboard.
  ///
  /// An unchanged keyboard posts again only if the setting `reposts` is on or the accessory is new.
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

  /// Moves a hidden keyboard to where its appearance begins: below the screen, at its first height.
  ///
  /// A keyboard that is still disappearing turns back from its displayed position. A docked bar is
  /// not moved. With `slide`, the keyboard begins where it enters together with its screen.
  private mutating func placeForShow(_ first: CGRect, slide: Slide?) {
    guard phone.scene.bar == nil else { return }
    let below = CGRect(
      x: first.minX, y: phone.scene.deviceScreen.maxY, width: first.width, height: first.height)
    let hidden = slide?.begin(of: first) ?? below
    guard hidden != phone.keyboard.frame.model else { return }
    phone.keyboard.frame.set(hidden, at: phone.clock, animation: nil)
  }

  /// Hides the keyboard of the simulated phone.
  ///
  /// A docked bar stays; UIKit's headers call this a change from OnScreen to AccessoryOnScreen. It
  /// is inferred that the hide notifications are posted then, with the bar's frame as the end.
  /// In other logs, the end frame of a hide had the height of an accessory view.
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

  /// Shows a docked input bar together with its view controller, which UIKit makes first responder.
  ///
  /// The notifications of an appearing keyboard are posted although there is only the bar
  /// (MessageKit issue 977, RxKeyboard issue 116). It is inferred that they begin below the screen
  /// and have the keyboard's own duration.
  package mutating func showBar() {
    guard phone.scene.bar != nil, phone.responder == nil, !phone.keyboard.isVisible else { return }
    let end = phone.scene.restingKeyboardFrame
    let below = end.withTop(at: phone.scene.deviceScreen.maxY)
    // The bar itself does not move.
    moveKeyboard(to: end, .show, posting: announcement(from: below, to: end))
  }

  /// Moves the active field's keyboard to its current frame, for example after a setting changed.
  package mutating func refreshKeyboard() {
    refreshKeyboard(animation: nil, isSilent: false)
  }

  /// Moves the active field's keyboard to its current frame, or shows it if it is hidden.
  ///
  /// If `isSilent` is true, a visible keyboard that stays on the screen posts no notifications.
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

  /// Posts UIKit's notifications before a movement of the keyboard, and starts the movement.
  ///
  /// It is inferred that a movement that is still unfinished then posts no `did` notifications.
  ///
  /// - Parameters:
  ///   - end: the end frame on the screen.
  ///   - announcement: the notifications to post.
  ///   - announcedEnd: the end frame in the notifications, if it differs.
  ///   - animation: the animation. By default, the keyboard's own.
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
    // A movement without notifications is only visible to layout.
    let isFollowed = announcement == .float || (announcedEnd != nil && phone.keyboard.isVisible)
    if isFollowed, !phone.isInBackground { app.keyboardMoved(on: &phone) }
  }

  /// Returns the keyboard notification for a movement between two frames on the screen.
  ///
  /// Without `animation`, the notification has the keyboard's own animation.
  private mutating func announcement(
    from begin: CGRect, to end: CGRect, _ animation: Animation? = nil
  ) -> KeyboardNotification {
    // Mutating, because a call inside a mutating method would otherwise copy the simulator.
    KeyboardNotification(
      name: .willChangeFrame, begin: phone.scene.announced(begin), end: phone.scene.announced(end),
      animation: animation ?? keyboardAnimation, isLocal: phone.scene.ios >= 9 ? true : nil)
  }

  /// Posts the notifications before a keyboard movement, each under its name, and starts moving.
  ///
  /// `end` is the keyboard's end frame on the screen.
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

  /// Moves the form's sheet away from the keyboard, as UIKit does.
  ///
  /// The sheet moves after the notification's observers have run, so they see its old position. An
  /// observer that waited for the next turn of the run loop saw the new position (IQKeyboardManager
  /// pull request 234). An observer that makes room immediately makes too much (issue 1994).
  private mutating func moveSheet(for notification: KeyboardNotification, isPosted: Bool) {
    guard phone.scene.hasSheet else { return }
    phone.layOutSheet(animation: notification.animation)
    guard isPosted, !phone.isInBackground else { return }
    app.sheetLaidOut(for: notification, on: &phone)
  }

  /// Posts the notifications after a keyboard movement; after a rotation, shows the keyboard again.
  mutating func finish(_ transition: EventQueue.Transition) {
    let announcement = transition.announcement
    var notification = transition.notification
    if phone.settings.didFrames == .stale { notification.end = notification.begin }
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

/// Manual changes of the keyboard by the user or a script.
///
/// A visible keyboard changes immediately.
extension Simulator {
  /// Sets a manual height of the keyboard in points; nil restores the device's own height.
  package mutating func setKeyboardHeight(_ height: CGFloat?) {
    phone.keyboard.heightOverride = height
    refreshKeyboard()
  }

  /// Sets the keyboard kind for every field; nil restores each field's own kind.
  ///
  /// iOS 11 posts nothing when the emoji keyboard replaces one without predictions, although it is
  /// lower (radar 35735170, ionic-plugin-keyboard 298).
  package mutating func setKeyboardKind(_ kind: KeyboardKind?) {
    phone.keyboard.kindOverride = kind
    let isSilent = phone.scene.ios == 11 && kind == .emoji && phone.settings.prediction == .off
    refreshKeyboard(animation: nil, isSilent: isSilent)
  }

  /// Sets the height of an accessory bar in points for every field; nil restores each field's own.
  ///
  /// On a visible keyboard, the bar grows immediately, with a duration of 0 in the notifications (a
  /// log of a 5.8-inch phone in 2020). It is inferred that the bar also shrinks immediately.
  package mutating func setAccessoryHeight(_ height: CGFloat?) {
    phone.keyboard.accessoryOverride = height
    let animation = Animation(duration: 0, curve: keyboardAnimation.curve)
    refreshKeyboard(animation: animation, isSilent: false)
  }

  /// Reports a new number of lines in the docked input bar's text (textViewDidChange).
  ///
  /// The bar then fits its text view, and the keyboard's frame fits the bar.
  ///
  /// On a visible keyboard this is immediate, as with any accessory. It is inferred that
  /// notifications report the change even without a keyboard.
  package mutating func setBarLineCount(_ lines: Int) {
    changeBar { $0.setBarLineCount(lines) }
  }

  /// Replaces the docked bar, such as a chat's input bar, and moves the keyboard to fit it.
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
      phone.keyboard.frame = AnimatedValue(old)
      moveKeyboard(to: end, .change, animation: animation)
    }
  }

  /// Sets the keyboard's language, which may have its own keyboard heights.
  package mutating func setKeyboardLanguage(_ language: KeyboardLanguage) {
    phone.keyboard.language = language
    refreshKeyboard()
  }

  /// Attaches or detaches a hardware keyboard.
  ///
  /// While one is attached, only the accessory bar is shown.
  package mutating func setHardwareKeyboard(isAttached: Bool) {
    phone.keyboard.isHardwareAttached = isAttached
    refreshKeyboard()
  }

  /// Docks, undocks, splits or floats the keyboard, which is only possible on an iPad.
  ///
  /// Undocking posts the hide notifications, although the keys stay on the screen. In a log of the
  /// menu's Undock, their end frame contains only the accessory. A keyboard that is pinched until
  /// it floats may post willChangeFrame and no hide (Flutter's notes in its view controller).
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
