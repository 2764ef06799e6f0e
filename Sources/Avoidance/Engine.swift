import Foundation
import Simulation

/// The app's code: carries a strategy's decisions out on a phone.
package struct Engine: PhoneObserver, Hashable, Sendable {
  package let strategy: Strategy
  var saved = Saved()

  /// What a strategy remembers between show and hide.
  struct Saved: Hashable, Sendable {
    /// The height or the frames that were saved last, by strategies that save them.
    var rootFrame: CGRect?
    var tableFrame: CGRect?
    /// The insets as they were before room was made for the first time.
    var inset: EdgeInsets?
    var indicators: EdgeInsets?
    /// The offset from which the strategy first took the table away.
    var origin: CGFloat?
    /// Whether a new field still waits for a keyboard notification, or for the next turn.
    var isFieldNew = false
    /// A notification whose work was put off.
    var late: Late?
  }

  /// Work that runs some time after its notification, whatever has happened since.
  struct Late: Hashable, Sendable {
    var notification: KeyboardNotification
    var time: TimeInterval
  }

  /// Creates the code of a strategy that has done nothing yet.
  package init(_ strategy: Strategy) { self.strategy = strategy }

  package mutating func received(_ notification: KeyboardNotification, on phone: inout Phone) {
    switch (strategy.when, notification.name) {
    case (.willShow, .willShow), (.didShow, .didShow):
      answerShow(notification, on: &phone)
    case (.willShow, .willHide), (.didShow, .didHide):
      hide(notification, on: &phone)
    case (.willChangeFrame, .willChangeFrame), (.anyChange, .willChangeFrame),
      (.layout, .willChangeFrame):
      follow(notification, on: &phone)
    default: break
    }
  }

  package mutating func didBeginEditing(on phone: inout Phone) {
    if let delay = strategy.delay, strategy.reveal != .none {
      phone.startTimer(delay: delay)
    } else if strategy.when.followsFields,
      phone.keyboard.isVisible || phone.keyboard.isHardwareAttached
    {
      // A change of the keyboard may still be posted; one turn of the run loop tells.
      saved.isFieldNew = true
      phone.startTimer(delay: 0)
    }
  }

  package mutating func timerFired(on phone: inout Phone) {
    if let late = saved.late, late.time <= phone.clock {
      saved.late = nil
      show(late.notification, on: &phone)
    } else if strategy.delay != nil {
      let frame = phone.scene.windowRect(fromScreen: phone.keyboard.frame.model)
      reveal(above: frame, on: &phone, animation: revealAnimation(nil))
    } else if saved.isFieldNew {
      saved.isFieldNew = false
      answerNewField(on: &phone)
    }
  }

  private mutating func answerNewField(on phone: inout Phone) {
    let present = Self.presentKeyboard(on: phone, animation: .scroll)
    if isUp(present.end, on: phone) {
      remember(phone)
      show(present, on: &phone)
    } else if strategy.when == .layout {
      // Layout shows a field without a keyboard too, beside a hardware one.
      let hidden = Self.hiddenKeyboard(on: phone)
      reveal(above: hidden, on: &phone, animation: revealAnimation(nil))
    }
  }

  /// Returns what would announce the keyboard where it is, for what answers without being told.
  private static func presentKeyboard(
    on phone: Phone, animation: Animation
  ) -> KeyboardNotification {
    let frame = phone.scene.windowRect(fromScreen: phone.keyboard.frame.model)
    return KeyboardNotification(
      name: .willChangeFrame, begin: frame, end: frame, animation: animation)
  }

  package mutating func willScroll(on phone: inout Phone) {
    if strategy.hide == .giveBack { saved.origin = nil }
  }

  /// Layout follows the finger, and the row is not scrolled against it; a keyboard that floats, or
  /// floated, is answered as one that is announced.
  package mutating func keyboardMoved(on phone: inout Phone) {
    guard strategy.when == .layout else { return }
    if phone.keyboard.isVisible, phone.liftedKeyboardFrame == nil {
      let pulled = Self.presentKeyboard(on: phone, animation: Animation(duration: 0))
      makeRoom(for: pulled, on: &phone, staysInView: true)
    } else {
      follow(Self.presentKeyboard(on: phone, animation: .scroll), on: &phone)
    }
  }

  private mutating func follow(_ notification: KeyboardNotification, on phone: inout Phone) {
    if isUp(notification.end, on: phone) {
      answerShow(notification, on: &phone)
    } else {
      hide(notification, on: &phone)
    }
  }

  /// Returns whether the strategy takes a frame, in window coordinates, for a keyboard on the
  /// screen.
  private func isUp(_ frame: CGRect, on phone: Phone) -> Bool {
    let keyboard = phone.scene.screenRect(fromWindow: frame)
    let bottom = phone.scene.screenSize.height
    if keyboard.minY >= phone.scene.restingKeyboardTop { return false }
    if strategy.undocked == .ignore && keyboard.maxY < bottom { return false }
    return strategy.when == .willChangeFrame || !keyboard.isEmpty
  }

  private mutating func answerShow(
    _ notification: KeyboardNotification, on phone: inout Phone
  ) {
    saved.isFieldNew = false
    remember(phone)
    guard strategy.lag > 0 else {
      show(notification, on: &phone)
      return
    }
    saved.late = Late(notification: notification, time: phone.clock + strategy.lag)
    phone.startTimer(delay: strategy.lag)
  }

  private mutating func show(_ notification: KeyboardNotification, on phone: inout Phone) {
    // The article's own handler runs before the table view controller's, which fits the frame.
    if strategy.reveal == .keepBottom { keepBottom(notification, on: &phone) }
    let animation = revealAnimation(notification)
    let revealsAtOnce = strategy.delay == nil
    if revealsAtOnce && revealsFirst {
      reveal(above: notification.end, on: &phone, animation: animation)
    }
    let staysInView = staysInView(above: notification.end, on: phone)
    makeRoom(for: notification, on: &phone, staysInView: staysInView)
    if revealsAtOnce && !revealsFirst {
      reveal(above: notification.end, on: &phone, animation: animation)
    }
  }

  /// Whether the row is scrolled before there is room: room that goes by the row's place needs it.
  private var revealsFirst: Bool { strategy.reveal == .distance || strategy.room == .pan }

  private mutating func hide(_ notification: KeyboardNotification, on phone: inout Phone) {
    if strategy.reveal == .keepBottom && strategy.hide != .none {
      keepBottom(notification, on: &phone)
    }
    let (late, origin) = (saved.late, saved.origin)
    let staysActive = strategy.hide == .giveBack && phone.firstResponder != nil
    if !staysActive || saved.inset != nil { takeRoomBack(for: notification, on: &phone) }
    saved = Saved()
    saved.late = late
    guard staysActive else { return }
    // The keyboard makes way for a turn or for a hardware keyboard: the field is still to be seen,
    // and the offset still to be given back.
    saved.origin = origin.map(phone.table.legalOffset)
    let hidden = Self.hiddenKeyboard(on: phone)
    guard !staysInView(above: hidden, on: phone) else { return }
    reveal(above: hidden, on: &phone, animation: revealAnimation(notification))
  }

  private mutating func remember(_ phone: Phone) {
    if strategy.hide.remembersInsets && (strategy.room.isInset || strategy.hide == .giveBack) {
      saved.inset = saved.inset ?? phone.table.contentInset
      saved.indicators = saved.indicators ?? phone.table.scrollIndicatorInsets
    }
    let remembersOffset = strategy.hide == .savedOffset && strategy.reveal != .toKeyboard
    if strategy.hide == .giveBack || remembersOffset {
      saved.origin = saved.origin ?? phone.table.contentOffset.model.y
    }
  }
}
