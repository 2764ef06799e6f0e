import Foundation

/// The rotation of the phone's interface.
extension Simulator {
  /// The duration of a rotation in seconds: 0.3 on a phone and 0.4 on an iPad; inferred.
  private var rotationDuration: TimeInterval { phone.scene.device.screen.isPad ? 0.4 : 0.3 }

  /// Rotates the phone's interface to an orientation.
  ///
  /// A visible keyboard posts its hide notifications before the rotation and its show notifications
  /// after it, although it never disappears (apontious.com 2013; ScrollingContentViewController's
  /// notes on iOS 12). In between, everything is laid out at the new size, and the offset is
  /// brought into its range.
  public mutating func rotate(to orientation: Orientation) {
    guard orientation != phone.scene.orientation else { return }
    app.call(.rotation(orientation, during: rotationDuration), on: &phone)
    let isAnnounced = phone.keyboard.isVisible
    if isAnnounced { announceRotation(during: rotationDuration) }
    phone.show(phone.scene.rotated(to: orientation))
    app.call(.rotationEnd, on: &phone)
    // With a hardware keyboard, no notifications are posted, and only layout sees the rotation.
    if !isAnnounced, phone.responder != nil { app.keyboardMoved(on: &phone) }
  }

  /// Posts the hide notifications before a rotation, which lasts `duration` seconds.
  ///
  /// The keyboard is shown again afterwards.
  private mutating func announceRotation(during duration: TimeInterval) {
    hideKeyboard(animation: rotationAnimation(duration))
    phone.queue.transition?.endTime = phone.clock + duration
    phone.queue.transition?.rotationDuration = duration
  }

  /// Posts the show notifications after a rotation.
  ///
  /// iOS 8 posts the pair of hide and show twice (8.3, developer forum thread 5706). That the
  /// second pair follows immediately, with the same frames, is inferred.
  mutating func showAfterRotation(_ field: FieldTraits, during duration: TimeInterval) {
    let animation = rotationAnimation(duration)
    showKeyboard(for: field, animation: animation)
    guard phone.scene.ios == 8 else { return }
    hideKeyboard(animation: animation)
    showKeyboard(for: field, animation: animation)
  }

  /// Returns the animation in the keyboard notifications of a rotation that lasts `duration`
  /// seconds.
  ///
  /// It is inferred that the animation has the rotation's duration.
  private func rotationAnimation(_ duration: TimeInterval) -> Animation {
    Animation(duration: duration, curve: keyboardAnimation.curve)
  }
}
