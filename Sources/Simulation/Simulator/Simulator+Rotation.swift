import Foundation

/// Turns of the phone.
extension Simulator {
  /// Seconds that turning the interface takes: inferred, 0.3 on a phone and 0.4 on an iPad.
  private var rotationDuration: TimeInterval { phone.scene.device.screen.isPad ? 0.4 : 0.3 }

  /// Turns the interface.
  ///
  /// A keyboard that is up posts its hide notifications before the turn and its show notifications
  /// after it, although it never leaves (apontious.com 2013; ScrollingContentViewController's notes
  /// on iOS 12). In between everything is laid out at the new size, and the offset brought into its
  /// range.
  public mutating func rotate(to orientation: Orientation) {
    guard orientation != phone.scene.orientation else { return }
    app.call(.turn(orientation, during: rotationDuration), on: &phone)
    let isAnnounced = phone.keyboard.isVisible
    if isAnnounced { announceTurn(during: rotationDuration) }
    phone.show(phone.scene.turned(to: orientation))
    app.call(.turnEnd, on: &phone)
    // Nothing is posted beside a hardware keyboard: layout alone sees the turn.
    if !isAnnounced, phone.responder != nil { app.keyboardMoved(on: &phone) }
  }

  /// Posts the hide notifications of a turn of the phone; the keyboard is shown again after it.
  private mutating func announceTurn(during duration: TimeInterval) {
    hideKeyboard(animation: turnAnimation(duration))
    phone.queue.transition?.endTime = phone.clock + duration
    phone.queue.transition?.turnDuration = duration
  }

  /// Posts the show notifications after a turn.
  ///
  /// iOS 8 posts the pair of hide and show twice (8.3, developer forum thread 5706); that the
  /// second follows the first at once, with the same frames, is inferred.
  mutating func showAfterTurn(_ field: FieldTraits, during duration: TimeInterval) {
    let animation = turnAnimation(duration)
    showKeyboard(for: field, animation: animation)
    guard phone.scene.ios == 8 else { return }
    hideKeyboard(animation: animation)
    showKeyboard(for: field, animation: animation)
  }

  /// The notifications of a turn carry its duration: inferred.
  private func turnAnimation(_ duration: TimeInterval) -> Animation {
    Animation(duration: duration, curve: keyboardAnimation.curve)
  }
}
