import Foundation
import Simulation

/// A view drawn over the form's screen: a pushed, presented or previous screen, or the home screen.
struct Cover: Equatable, Sendable {
  /// The title to draw on the covering view.
  let title: String
  let frameOnScreen: CGRect
  /// Whether a field on the covering view may have the keyboard, which is then drawn over the view.
  let canHaveKeyboard: Bool
}

extension ScreenScene {
  /// The view that covers the form's screen, or nil if the form is visible.
  var cover: Cover? {
    // During a swipe, the form is still visible.
    guard let obstacle = phone.obstacle, obstacle != .swipe else { return nil }
    let screen = CGRect(origin: .zero, size: phone.scene.screenSize)
    let (title, frame, canHaveKeyboard): (String, CGRect, Bool) =
      switch obstacle {
      case .background: ("home screen", screen, false)
      case .cover(.pushed): ("pushed screen", screen, true)
      case .cover(.presented(let presentation)):
        (presentation.rawValue, phone.frame(of: presentation), true)
      case .swipe, .departure: ("the screen before", screen, false)
      }
    return Cover(title: title, frameOnScreen: frame, canHaveKeyboard: canHaveKeyboard)
  }
}
