import Foundation
import Simulation

/// The app's code: carries a strategy's decisions out on a phone.
public struct Engine: PhoneObserver, Hashable, Sendable {
  public let strategy: Strategy
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
  }

  /// Creates the code of a strategy that has done nothing yet.
  public init(_ strategy: Strategy) { self.strategy = strategy }

  public mutating func received(_ notification: KeyboardNotification, on phone: inout Phone) {
    switch (strategy.when, notification.name) {
    case (.willShow, .willShow), (.didShow, .didShow):
      show(notification, on: &phone)
    case (.willShow, .willHide), (.didShow, .didHide):
      hide(notification, on: &phone)
    case (.willChangeFrame, .willChangeFrame), (.anyChange, .willChangeFrame):
      let end = phone.scene.screenRect(fromWindow: notification.end)
      if end.minY < phone.scene.restingKeyboardTop {
        show(notification, on: &phone)
      } else {
        hide(notification, on: &phone)
      }
    default: break
    }
  }

  public mutating func didBeginEditing(on phone: inout Phone) {
    if let delay = strategy.delay, strategy.reveal != .none {
      phone.startTimer(delay: delay)
    } else if strategy.when == .anyChange, phone.keyboard.isVisible {
      // A change of the keyboard may still be posted; one turn of the run loop tells.
      saved.isFieldNew = true
      phone.startTimer(delay: 0)
    }
  }

  public mutating func timerFired(on phone: inout Phone) {
    if strategy.delay != nil {
      let frame = phone.scene.windowRect(fromScreen: phone.keyboard.frame.model)
      reveal(above: frame, on: &phone, animation: revealAnimation(nil))
    } else if saved.isFieldNew, phone.keyboard.isVisible {
      let frame = phone.scene.windowRect(fromScreen: phone.keyboard.frame.model)
      show(
        KeyboardNotification(
          name: .willChangeFrame, begin: frame, end: frame, animation: .scroll), on: &phone)
    }
  }

  public mutating func willScroll(on phone: inout Phone) { saved.origin = nil }

  private mutating func show(_ notification: KeyboardNotification, on phone: inout Phone) {
    saved.isFieldNew = false
    remember(phone)
    // The article's own handler runs before the table view controller's, which fits the frame.
    if strategy.reveal == .keepBottom { keepBottom(notification, on: &phone) }
    let staysInView = staysInView(above: notification.end, on: phone)
    makeRoom(for: notification, on: &phone, staysInView: staysInView)
    guard strategy.delay == nil else { return }
    reveal(above: notification.end, on: &phone, animation: revealAnimation(notification))
  }

  private mutating func hide(_ notification: KeyboardNotification, on phone: inout Phone) {
    saved.isFieldNew = false
    if strategy.reveal == .keepBottom && strategy.hide != .none {
      keepBottom(notification, on: &phone)
    }
    takeRoomBack(for: notification, on: &phone)
    saved = Saved()
  }

  private mutating func remember(_ phone: Phone) {
    if strategy.hide == .giveBack || (strategy.hide == .saved && strategy.room.isInset) {
      saved.inset = saved.inset ?? phone.table.contentInset
      saved.indicators = saved.indicators ?? phone.table.scrollIndicatorInsets
    }
    if strategy.hide == .giveBack {
      saved.origin = saved.origin ?? phone.table.contentOffset.model.y
    }
  }
}

extension Engine {
  /// Returns the animation for room: an inset, a frame.
  func roomAnimation(_ notification: KeyboardNotification) -> Animation? {
    switch strategy.motion {
    case .none, .uikit: nil
    case .keyboard:
      Animation(
        duration: notification.animation.duration, curve: notification.animation.curve,
        beginsFromCurrentState: true)
    case .keyboardDuration:
      Animation(duration: notification.animation.duration, beginsFromCurrentState: true)
    case .duration(let seconds): Animation(duration: seconds)
    }
  }

  /// Returns the animation for scrolling; a delayed call has no notification to take one from.
  func revealAnimation(_ notification: KeyboardNotification?) -> Animation? {
    switch strategy.motion {
    case .none: nil
    case .uikit: .scroll
    case .duration(let seconds): Animation(duration: seconds)
    case .keyboard, .keyboardDuration: notification.flatMap(roomAnimation) ?? .scroll
    }
  }
}
