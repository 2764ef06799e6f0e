import Foundation

extension Phone {
  /// Seconds that turning the interface takes: inferred, 0.3 on a phone and 0.4 on an iPad.
  private var rotationDuration: TimeInterval { scene.device.screen.isPad ? 0.4 : 0.3 }

  /// Turns the interface.
  ///
  /// A keyboard that is up posts its hide notifications before the turn and its show notifications
  /// after it, although it never leaves (apontious.com 2013; ScrollingContentViewController's notes
  /// on iOS 12). In between everything is laid out at the new size, and the offset brought into its
  /// range.
  package mutating func rotate(to orientation: Orientation, observer: inout some PhoneObserver) {
    guard orientation != scene.orientation else { return }
    if keyboard.isVisible { announceTurn(during: rotationDuration, observer: &observer) }
    let oldScene = scene
    scene = scene.turned(to: orientation)
    layOut(from: oldScene)
    putKeyboardAway()
  }

  /// Posts the hide notifications of a turn of the phone; the keyboard is shown again after it.
  private mutating func announceTurn(
    during duration: TimeInterval, observer: inout some PhoneObserver
  ) {
    hideKeyboard(animation: turnAnimation(duration), &observer)
    agenda.transition?.endTime = clock + duration
    agenda.transition?.turnDuration = duration
  }

  /// Posts the show notifications after a turn.
  ///
  /// iOS 8 posts the pair of hide and show twice (8.3, developer forum thread 5706); that the
  /// second follows the first at once, with the same frames, is inferred.
  mutating func showAfterTurn(
    _ field: FieldTraits, during duration: TimeInterval, observer: inout some PhoneObserver
  ) {
    let animation = turnAnimation(duration)
    showKeyboard(for: field, animation: animation, observer: &observer)
    guard scene.ios == 8 else { return }
    hideKeyboard(animation: animation, &observer)
    showKeyboard(for: field, animation: animation, observer: &observer)
  }

  /// The notifications of a turn carry its duration: inferred.
  private func turnAnimation(_ duration: TimeInterval) -> Animation {
    Animation(duration: duration, curve: keyboardAnimation.curve)
  }

  /// Puts a keyboard that is not up where it rests on the present screen.
  private mutating func putKeyboardAway() {
    keyboard.frame.set(scene.restingKeyboardFrame, at: clock, animation: nil)
  }

  /// Lays the views out for the new scene: the root view fills it, and what is laid out by insets
  /// keeps its distances from the bars and the sides.
  private mutating func layOut(from old: Scene) {
    let root = CGRect(origin: .zero, size: scene.screenSize)
    let oldRoot = rootView.model
    rootView.set(root, at: clock, animation: nil)
    record(.rootFrame(from: oldRoot, to: root, .uikit, nil))
    moveBarInset(from: old.barInset, to: scene.barInset)
    layOutRootView(animation: nil)
    layOut(animation: nil)
  }

  /// Exchanges UIKit's own part of contentInset where no app code has written over it.
  private mutating func moveBarInset(from old: EdgeInsets, to new: EdgeInsets) {
    guard old != new, table.contentInset == old else { return }
    setContentInset(new, indicators: new, by: .uikit)
  }
}
