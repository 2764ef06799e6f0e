import Foundation
import Simulation

extension ActivePlace {
  /// Whether nothing covers any of it.
  var isInView: Bool { visibleShare >= 1 }

  /// How much of it shows.
  var view: String {
    isInView ? "in view" : visibleShare <= 0 ? "hidden" : "\(percent) % in view"
  }

  /// Says how far its bottom is from the keyboard, or from the screen's bottom; of a row below a
  /// keyboard that stands off the bottom, or above what the table shows, how far its top is.
  ///
  /// `points` words a length.
  func distance(on phone: Phone, points: (CGFloat) -> String = \.inWords) -> String {
    if let lifted = phone.liftedKeyboardFrame, frame.minY >= lifted.maxY {
      return "\(points(frame.minY - lifted.maxY)) below the keyboard"
    }
    let shown = phone.visibleTableFrame
    if row != nil, clearance >= 0, !isInView, !shown.isEmpty, frame.minY < shown.minY {
      return "\(points(shown.minY - frame.minY)) above what the table shows"
    }
    let hasKeyboard = phone.keyboardTop != nil
    return switch clearance {
    case 0: hasKeyboard ? "right above the keyboard" : "right at the screen's bottom"
    case ..<0:
      "\(points(-clearance)) \(hasKeyboard ? "under the keyboard" : "below the screen's bottom")"
    default: "\(points(clearance)) above the \(hasKeyboard ? "keyboard" : "screen's bottom")"
    }
  }

  /// The share of its height that shows, in percent.
  private var percent: String { (visibleShare * 100).rounded().inWords }
}
