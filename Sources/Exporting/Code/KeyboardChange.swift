import UIKit

/// The frames, duration and curve in a keyboard notification.
@MainActor
private struct KeyboardChange {
  /// Its frames on the screen, before and after: the window's too where that fills the screen.
  let begin: CGRect
  let end: CGRect
  let duration: TimeInterval
  private let curve: UInt

  init?(_ notification: Notification) {
    guard let info = notification.userInfo,
      let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect,
      let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return nil }
    self.begin = begin
    self.end = end
    duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0.25
    curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 7
  }

  /// Has what a block sets move with the keyboard.
  func animate(_ changes: @escaping () -> Void) {
    // The keyboard's curve is none of the named ones; an option has it 16 bits further up.
    let options = UIView.AnimationOptions(rawValue: curve << 16)
    UIView.animate(
      withDuration: duration, delay: 0, options: [options, .beginFromCurrentState],
      animations: changes)
  }
}
