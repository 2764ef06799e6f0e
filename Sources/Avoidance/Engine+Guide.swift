import Foundation
import Simulation

extension Engine {
  /// Does what the app does before anything is focused: constraints to the keyboard's layout guide
  /// hold as soon as the view is there.
  package func start(on phone: inout Phone) {
    guard strategy.room == .frameToGuide else { return }
    fitFrame(to: Self.hiddenKeyboard(on: phone), on: &phone, animation: nil)
  }

  /// Returns the layout guide's rectangle: the keyboard's, but never below the safe area; both
  /// rectangles are in window coordinates.
  func guide(for end: CGRect, on phone: Phone) -> CGRect {
    var rect = phone.scene.screenRect(fromWindow: end)
    rect.origin.y = min(
      rect.minY, phone.scene.screenSize.height - phone.scene.rootSafeAreaBottom)
    return phone.scene.windowRect(fromScreen: rect)
  }

  /// Returns the rectangle of a keyboard that is not there but for a docked bar, in window
  /// coordinates.
  static func hiddenKeyboard(on phone: Phone) -> CGRect {
    let size = phone.scene.screenSize
    let top = phone.scene.restingKeyboardTop
    return phone.scene.windowRect(
      fromScreen: CGRect(x: 0, y: top, width: size.width, height: size.height - top))
  }
}
