import Foundation
import Simulation

/// The cover over the form's screen: a screen that was pushed or presented, or what is there while
/// the app is not.
struct Cover: Equatable, Sendable {
  /// What stands on it.
  let title: String
  let frameOnScreen: CGRect
  /// Whether its own field may have the keyboard.
  let canHaveKeyboard: Bool
}

extension Scenery {
  /// What lies over the form; nil while the form is all that there is.
  var cover: Cover? {
    // During a swipe the form is still there.
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
