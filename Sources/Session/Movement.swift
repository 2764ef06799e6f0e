import Foundation
import Simulation

/// What a command moved, in one line.
struct Movement {
  private let before: Phone
  private let after: Session

  init(from before: Phone, to after: Session) {
    self.before = before.presented
    self.after = after
  }

  /// The line: the active field, the offset, where its row is, how much of it shows.
  var line: String {
    let phone = after.phone.presented
    var parts = [after.activeRow.map(after.name) ?? "no active field"]
    let old = before.table.contentOffset.model.y
    let new = phone.table.contentOffset.model.y
    parts.append(
      old == new ? "offset \(new.inWords)" : "offset \(old.inWords) → \(new.inWords)")
    if let place = ActivePlace(phone) {
      let span = "\(place.frame.minY.inWords)…\(place.frame.maxY.inWords)"
      parts.append("\(place.row == nil ? "bar" : "row") \(span)")
      parts.append("visible \((place.visibleShare * 100).rounded().inWords) %")
      parts.append(Self.words(of: place, on: phone))
    } else if before.isKeyboardUp, !phone.isKeyboardUp {
      parts.append("keyboard down")
    }
    return parts.joined(separator: " · ")
  }

  /// Says how far a row's bottom is from the keyboard, or from the screen's bottom; of a row below a
  /// keyboard that stands off the bottom, how far its top is.
  static func words(of place: ActivePlace, on phone: Phone) -> String {
    if let lifted = phone.liftedKeyboardFrame, place.frame.minY >= lifted.maxY {
      return "\((place.frame.minY - lifted.maxY).inWords) below the keyboard"
    }
    let hasKeyboard = phone.keyboardTop != nil
    let edge = hasKeyboard ? "the keyboard" : "the screen's bottom"
    let clearance = place.clearance
    return switch clearance {
    case 0: hasKeyboard ? "right above the keyboard" : "right at the screen's bottom"
    case ..<0:
      "\((-clearance).inWords) \(hasKeyboard ? "below the keyboard's top" : "below \(edge)")"
    default: "\(clearance.inWords) above \(edge)"
    }
  }
}
