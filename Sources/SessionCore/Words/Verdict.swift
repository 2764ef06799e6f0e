import Foundation
import SessionState
import Simulation

/// A line about the last command that says whether the active row is visible now, and what moved.
///
/// For example: `✓ zip in view, 8 above the keyboard · scrolled -64 → 163.5`. While the clock is
/// held during an animation, lengths are rounded to whole points.
package struct Verdict: Equatable, Sendable {
  /// Whether the active field's row is fully visible, or nil without an active field.
  package let isInView: Bool?
  /// The part of the line that names the active field and says how much of its row is visible: `✓
  /// zip in view`.
  package let view: String
  /// The distance of the active field's row from the keyboard or another edge, such as `8 above the
  /// keyboard`.
  ///
  /// Nil without an active field.
  package let distance: String?
  /// The movements that the last command caused, one clause each: `scrolled -64 → 163.5`.
  package let movements: [String]

  package init(from before: Phone, to after: State) {
    let movement = Movement(from: before, to: after)
    movements = movement.clauses
    let phone = movement.phone
    guard let row = after.activeRow, let place = after.simulator.activePlace else {
      (isInView, view, distance) = (nil, "no active field", nil)
      return
    }
    let bar = place.row == nil ? ", in the bar," : ""
    isInView = place.isInView
    view = "\(place.isInView ? "✓" : "✗") \(after.name(ofRow: row))\(bar) \(place.view)"
    distance = place.distance(on: phone, rounding: movement.rounded)
  }

  /// The part of the line about the active field's row, without movements: `✓ zip in view, 8 above
  /// the keyboard`.
  package var answer: String { distance.map { "\(view), \($0)" } ?? view }

  /// The whole line about the last command: `✓ zip in view, 8 above the keyboard · scrolled -64 →
  /// 163.5`.
  package var line: String { ([answer] + movements).joined(separator: " · ") }
}

/// The movements that a command caused, computed from the phone before it and the state after it.
private struct Movement {
  private let before: Phone
  /// Whether an animation was running before the command, so that the old offset was an
  /// intermediate one.
  private let wasMoving: Bool
  private let after: State
  /// The phone after the command as the screen shows it, possibly in the middle of an animation.
  let phone: Phone

  init(from before: Phone, to after: State) {
    self.before = before.presented
    wasMoving = !before.isAtRest
    self.after = after
    phone = after.phone.presented
  }

  var clauses: [String] {
    (keyboardHasLeft ? ["keyboard down"] : []) + [scrolling] + around + lifting
  }

  /// Returns a length in points, rounded as the line about the last command shows it.
  ///
  /// The length is rounded to whole points during an animation, and otherwise to one decimal.
  func rounded(_ length: CGFloat) -> CGFloat {
    after.phone.isAtRest ? length.roundedForWords : length.rounded()
  }

  /// Returns a length in points as text, rounded to whole points during an animation.
  func points(_ length: CGFloat) -> String {
    FigureUnit.points.words(for: length, isMoving: !after.phone.isAtRest)
  }

  private var keyboardHasLeft: Bool {
    after.activeRow == nil && before.isKeyboardUp && !phone.isKeyboardUp
  }

  private var scrolling: String {
    let (old, new) = (before.table.contentOffset.model.y, phone.table.contentOffset.model.y)
    let from = FigureUnit.points.words(for: old, isMoving: wasMoving)
    return from == points(new) ? "nothing scrolled" : "scrolled \(from) → \(points(new))"
  }

  /// Texts that say how far each scroll view around the table has scrolled, outermost first.
  private var around: [String] {
    guard phone.isNested, before.scene.containers == phone.scene.containers else { return [] }
    return zip(before.containers, phone.containers).compactMap { old, new in
      let (from, to) = (old.boundsOrigin, new.boundsOrigin)
      guard from != to else { return nil }
      return from.x == to.x
        ? "around it \(points(from.y)) → \(points(to.y))"
        : "around it (\(points(from.x)), \(points(from.y))) → (\(points(to.x)), \(points(to.y)))"
    }
  }

  /// A text that says how far the root view has moved vertically, or nothing if it hasn't.
  private var lifting: [String] {
    let distance = before.rootFrame.minY - phone.rootFrame.minY
    guard distance != 0, before.scene == phone.scene else { return [] }
    return ["view moved \(distance > 0 ? "up" : "down") \(points(abs(distance)))"]
  }
}
