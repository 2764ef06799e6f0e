import Foundation
import Simulation

extension ActivePlace {
  /// Whether the row of the active field is fully visible.
  package var isInView: Bool { visibleShare >= 1 }

  /// How much of the active field's row is visible, as text: `in view` or `40 % in view`.
  package var view: String {
    if cover != nil { return "under another view" }
    return isInView
      ? "in view" : visibleShare <= 0 ? "hidden" : "\(visibleShare.percentOfPart) % in view"
  }

  /// Returns the distance from the bottom of the active field's row to the edge below it, as text.
  ///
  /// That edge is the keyboard, the bottom bar or the screen's bottom. For a row below a floating
  /// keyboard or outside the table, the text names the nearest edge. For a row whose top alone is
  /// under a floating keyboard, it says how much.
  ///
  /// `rounding` rounds a length before its sign selects `above`, `under` or `right above`; `points`
  /// returns the text for a rounded length.
  package func distance(
    on phone: Phone, rounding: (CGFloat) -> CGFloat = \.roundedForWords,
    points: (CGFloat) -> String = \.inWords
  ) -> String {
    if let lifted = phone.liftedKeyboardFrame, frame.minY >= lifted.maxY {
      let distance = rounding(frame.minY - lifted.maxY)
      return distance == 0 ? "right below the keyboard" : "\(points(distance)) below the keyboard"
    }
    if let lifted = phone.liftedKeyboardFrame, frame.minY >= lifted.minY,
      frame.maxY > lifted.maxY
    {
      return "its top \(points(rounding(lifted.maxY - frame.minY))) under the keyboard"
    }
    if clearance >= 0, let beyond = distance(beyond: phone.visibleTableFrame).map(rounding),
      beyond != 0
    {
      return "\(points(abs(beyond))) \(beyond < 0 ? "above" : "below") the table's visible part"
    }
    let clearance = rounding(clearance)
    guard let cover = phone.nameOfCover else {
      return switch clearance {
      case 0: "right at the screen's bottom"
      case ..<0: "\(points(-clearance)) below the screen's bottom"
      default: "\(points(clearance)) above the screen's bottom"
      }
    }
    return switch clearance {
    case 0 where row == nil && !phone.isKeyboardUp: "in the bar"
    case 0: "right above \(cover)"
    case ..<0: "\(points(-clearance)) under \(cover)"
    default: "\(points(clearance)) above \(cover)"
    }
  }

  /// Returns how many points the active row extends beyond the rectangle `shown`, on the screen.
  ///
  /// Negative if the row extends beyond the top. Nil if the row is fully visible.
  package func distance(beyond shown: CGRect) -> CGFloat? {
    guard row != nil, !isInView, !shown.isEmpty else { return nil }
    if frame.minY < shown.minY { return frame.minY - shown.minY }
    return frame.maxY > shown.maxY ? frame.maxY - shown.maxY : nil
  }
}

extension CGFloat {
  /// This fraction of a row's height in percent, from 1 to 99; for a row that is partly visible.
  package var percentOfPart: String { Swift.min(Swift.max(1, (self * 100).rounded()), 99).inWords }
}

extension Phone {
  /// The name of the view that covers rows from below: "the keyboard" or "the bottom bar".
  ///
  /// The name is that of the view with the higher top edge. Nil without either view.
  package var nameOfCover: String? {
    guard let top = coverTop else { return nil }
    return top < keyboardTop ?? .infinity ? "the bottom bar" : "the keyboard"
  }
}
