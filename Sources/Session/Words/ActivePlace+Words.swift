import Foundation
import Simulation

extension ActivePlace {
  /// Whether nothing covers any of it.
  package var isInView: Bool { visibleShare >= 1 }

  /// How much of it shows.
  var view: String {
    isInView ? "in view" : visibleShare <= 0 ? "hidden" : "\(percent) % in view"
  }

  /// Says how far its bottom is from the keyboard, or from the screen's bottom; of a row below a
  /// keyboard that stands off the bottom, or beyond what the table shows, how far that edge is.
  ///
  /// `points` words a length.
  func distance(on phone: Phone, points: (CGFloat) -> String = \.inWords) -> String {
    if let lifted = phone.liftedKeyboardFrame, frame.minY >= lifted.maxY {
      return "\(points(frame.minY - lifted.maxY)) below the keyboard"
    }
    if clearance >= 0, let beyond = distance(beyond: phone.visibleTableFrame) {
      return "\(points(abs(beyond))) \(beyond < 0 ? "above" : "below") what the table shows"
    }
    let hasKeyboard = phone.keyboardTop != nil
    return switch clearance {
    case 0: hasKeyboard ? "right above the keyboard" : "right at the screen's bottom"
    case ..<0:
      "\(points(-clearance)) \(hasKeyboard ? "under the keyboard" : "below the screen's bottom")"
    default: "\(points(clearance)) above the \(hasKeyboard ? "keyboard" : "screen's bottom")"
    }
  }

  /// Returns how far a row sticks out of what the table shows, negative at the top; nil where it
  /// does not.
  package func distance(beyond shown: CGRect) -> CGFloat? {
    guard row != nil, !isInView, !shown.isEmpty else { return nil }
    if frame.minY < shown.minY { return frame.minY - shown.minY }
    return frame.maxY > shown.maxY ? frame.maxY - shown.maxY : nil
  }

  /// The share of its height that shows, in percent.
  private var percent: String { (visibleShare * 100).rounded().inWords }
}
