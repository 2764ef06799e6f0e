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
  public mutating func rotate(to orientation: Orientation, observer: inout some PhoneObserver) {
    guard orientation != scene.orientation else { return }
    if keyboard.isVisible { announceTurn(during: rotationDuration, observer: &observer) }
    let oldScene = scene
    scene = scene.turned(to: orientation)
    layOut(from: oldScene)
    putKeyboardAway()
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
