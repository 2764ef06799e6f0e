import Foundation
import Simulation

/// What a command moved, in one line.
struct Movement {
  private let before: Phone
  private let after: State

  init(from before: Phone, to after: State) {
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
      parts.append("visible \(place.percent) %")
      parts.append(place.distance(on: phone))
    } else if before.isKeyboardUp, !phone.isKeyboardUp {
      parts.append("keyboard down")
    }
    return parts.joined(separator: " · ")
  }
}
