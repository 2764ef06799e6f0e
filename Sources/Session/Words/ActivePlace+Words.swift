import Foundation
import Simulation

extension ActivePlace {
  /// Whether the row is fully visible.
  package var isInView: Bool { visibleShare >= 1 }

  /// How much of the row is visible, in words.
  var view: String {
    isInView ? "in view" : visibleShare <= 0 ? "hidden" : "\(percent) % in view"
  }

  /// Returns the distance from the row's bottom to the keyboard, the bottom bar or the screen's
  /// bottom, in words.
  ///
  /// For a row below a floating keyboard or outside the table, the text names the nearest edge.
  ///
  /// `points` returns the text for a length.
  func distance(on phone: Phone, points: (CGFloat) -> String = \.inWords) -> String {
    if let lifted = phone.liftedKeyboardFrame, frame.minY >= lifted.maxY {
      return "\(points(frame.minY - lifted.maxY)) below the keyboard"
    }
    if clearance >= 0, let beyond = distance(beyond: phone.visibleTableFrame) {
      return "\(points(abs(beyond))) \(beyond < 0 ? "above" : "below") what the table shows"
    }
    guard let cover = phone.nameOfCover else {
      return switch clearance {
      case 0: "right at the screen's bottom"
      case ..<0: "\(points(-clearance)) below the screen's bottom"
      default: "\(points(clearance)) above the screen's bottom"
      }
    }
    return switch clearance {
    case 0: "right above \(cover)"
    case ..<0: "\(points(-clearance)) under \(cover)"
    default: "\(points(clearance)) above \(cover)"
    }
  }

  /// Returns how far a row extends beyond the visible part of the table, negative at the top.
  ///
  /// Nil if the row is inside.
  package func distance(beyond shown: CGRect) -> CGFloat? {
    guard row != nil, !isInView, !shown.isEmpty else { return nil }
    if frame.minY < shown.minY { return frame.minY - shown.minY }
    return frame.maxY > shown.maxY ? frame.maxY - shown.maxY : nil
  }

  /// The visible fraction of the row's height, in percent.
  private var percent: String { (visibleShare * 100).rounded().inWords }
}

extension Phone {
  /// The name of the lower cover of rows, the keyboard or the bottom bar, whichever is higher; nil
  /// without either.
  package var nameOfCover: String? {
    guard let top = coverTop else { return nil }
    return top < keyboardTop ?? .infinity ? "the bottom bar" : "the keyboard"
  }
}
