import Foundation
import Simulation

/// Whether the active row can be seen after a command, and what moved, in one line.
///
/// The answer comes first: `✓ zip in view, 8 above the keyboard · scrolled -64 → 163.5`. While the clock
/// is held in a movement it is in whole points.
struct Verdict {
  private let before: Phone
  /// Whether a movement was under way before, so that its offset was one of many.
  private let wasMoving: Bool
  private let after: State
  private let phone: Phone

  init(from before: Phone, to after: State) {
    self.before = before.presented
    wasMoving = !before.isAtRest
    self.after = after
    phone = after.phone.presented
  }

  var line: String {
    ([answer] + (keyboardHasLeft ? ["keyboard down"] : []) + [scrolling] + around + lifting)
      .joined(separator: " · ")
  }

  /// The active field and how much of its row shows.
  var answer: String {
    guard let row = after.activeRow, let place = ActivePlace(phone) else {
      return "no active field"
    }
    let sign = place.isInView ? "✓" : "✗"
    let bar = place.row == nil ? " in the bar" : ""
    let distance = place.distance(on: phone, points: points)
    return "\(sign) \(after.name(ofRow: row))\(bar) \(place.view), \(distance)"
  }

  private func points(_ length: CGFloat) -> String {
    FigureUnit.points.words(for: length, isMoving: !after.phone.isAtRest)
  }

  private var keyboardHasLeft: Bool {
    after.activeRow == nil && before.isKeyboardUp && !phone.isKeyboardUp
  }

  private var scrolling: String {
    let (old, new) = (before.table.contentOffset.model.y, phone.table.contentOffset.model.y)
    guard old != new else { return "nothing scrolled" }
    return "scrolled \(FigureUnit.points.words(for: old, isMoving: wasMoving)) → \(points(new))"
  }

  /// How far the scroll views around the table were scrolled, outermost first.
  private var around: [String] {
    guard phone.isNested, before.scene.containers == phone.scene.containers else { return [] }
    return zip(before.containers, phone.containers).compactMap { old, new in
      let (from, to) = (old.boundsOrigin, new.boundsOrigin)
      guard from != to else { return nil }
      return from.x == to.x
        ? "around it \(points(from.y)) → \(points(to.y))"
        : "around it \(from.inWords) → \(to.inWords)"
    }
  }

  /// How far the root view moved, which no offset tells.
  private var lifting: [String] {
    let distance = before.rootFrame.minY - phone.rootFrame.minY
    guard distance != 0, before.scene == phone.scene else { return [] }
    return ["view moved \(distance > 0 ? "up" : "down") \(points(abs(distance)))"]
  }
}
