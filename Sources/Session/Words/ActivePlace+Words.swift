import Foundation
import Simulation

extension ActivePlace {
  /// Says how far its bottom is from the keyboard, or from the screen's bottom; of a row below a
  /// keyboard that stands off the bottom, how far its top is.
  ///
  /// `points` words a length.
  func distance(on phone: Phone, points: (CGFloat) -> String = \.inWords) -> String {
    if let lifted = phone.liftedKeyboardFrame, frame.minY >= lifted.maxY {
      return "\(points(frame.minY - lifted.maxY)) below the keyboard"
    }
    let hasKeyboard = phone.keyboardTop != nil
    return switch clearance {
    case 0: hasKeyboard ? "right above the keyboard" : "right at the screen's bottom"
    case ..<0:
      "\(points(-clearance)) below the \(hasKeyboard ? "keyboard's top" : "screen's bottom")"
    default: "\(points(clearance)) above the \(hasKeyboard ? "keyboard" : "screen's bottom")"
    }
  }

  /// The share of its height that shows, in percent.
  var percent: String { (visibleShare * 100).rounded().inWords }
}
