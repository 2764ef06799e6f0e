import Foundation

extension Phone {
  /// Drags the table with one finger.
  ///
  /// With `dismissMode` `onDrag` the keyboard goes when the drag begins. With `interactive` it
  /// follows the finger below its top, without notifications until the finger is lifted; then it
  /// leaves if the finger moved down last, and else comes back, which posts the show notifications
  /// again (react-native-keyboard-controller; in part inferred).
  ///
  /// - Parameters:
  ///   - distances: the finger's movements one after the other, in points, y down.
  ///   - start: the height on the screen at which the finger is put down; nil puts it in the middle
  ///     of what the table shows.
  ///   - observer: the app's code.
  package mutating func drag(
    by distances: [CGFloat], from start: CGFloat? = nil, observer: inout some PhoneObserver
  ) {
    guard distances.contains(where: { $0 != 0 }) else { return }
    if settings.dismissMode == .onDrag { endEditing(observer: &observer) }
    let rest = dockedKeyboardTop
    let follows = settings.dismissMode == .interactive && isKeyboardUp
    var finger = start ?? visibleTableFrame.midY
    var hasScrolled = false
    for distance in distances {
      let y = table.contentOffset.model.y
      if !hasScrolled, table.legalOffset(y - distance) != y {
        hasScrolled = true
        observer.willScroll(on: &self)
      }
      drag(by: distance)
      finger += distance
      if follows, let rest { pullKeyboard(to: finger, rest: rest, observer: &observer) }
    }
    if follows, let rest { release(isLeaving: (distances.last ?? 0) > 0, rest, &observer) }
  }

  private mutating func pullKeyboard(
    to finger: CGFloat, rest: CGFloat, observer: inout some PhoneObserver
  ) {
    var frame = keyboard.frame.model
    frame.origin.y = min(max(rest, finger), scene.restingKeyboardTop)
    guard frame != keyboard.frame.model else { return }
    keyboard.frame.set(frame, at: clock, animation: nil)
    record(.keyboardPulled(to: frame.minY))
    observer.keyboardMoved(on: &self)
  }

  private mutating func release(
    isLeaving: Bool, _ rest: CGFloat, _ observer: inout some PhoneObserver
  ) {
    var frame = keyboard.frame.model
    guard frame.minY > rest else { return }
    if isLeaving {
      endEditing(observer: &observer)
    } else {
      frame.origin.y = rest
      moveKeyboard(to: frame, .show, observer: &observer)
    }
  }
}
