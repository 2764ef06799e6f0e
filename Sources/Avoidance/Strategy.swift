import Foundation
import Simulation

/// A keyboard-avoidance strategy: four decisions, what it does on hide, and their numbers.
///
/// One form under every strategy (`forms/twenty.yaml`: 20 rows of 44 points below a navigation bar
/// on a screen of 320 × 568, a keyboard of 253, nothing scrolled, the field's own scroll off); the
/// twelfth row becomes active and is then dismissed:
///
/// | strategy        | table height | inset | offset | row    | clearance | offset after |
/// |-----------------|--------------|-------|--------|--------|-----------|--------------|
/// | `none`          | 504          | 0     | 0      | hidden | −277      | 0            |
/// | `keep-bottom`   | 251          | 0     | 0      | hidden | −277      | 0            |
/// | `shrink-table`  | 315          | 0     | 0      | hidden | −277      | 0            |
/// | `shrink-view`   | 251          | 0     | 277    | shown  | 0         | 277          |
/// | `inset-overlap` | 504          | 253   | 0      | hidden | −277      | 0            |
/// | `inset-top`     | 504          | 253   | 484    | shown  | 207       | 376          |
/// | `least-motion`  | 504          | 261   | 285    | shown  | 8         | 0            |
public struct Strategy: Hashable, Sendable {
  /// Its name, followed by the decisions that were made otherwise: a command that makes it again.
  public var name: String
  /// What it does, in one line.
  public let rule: String
  /// Where it comes from.
  public let source: String
  public var when: When
  public var room: Room
  public var reveal: Reveal
  public var motion: Motion
  public var hide: Hide
  /// Points kept free between the row and what would cover it.
  public var margin: CGFloat
  /// Seconds after textFieldDidBeginEditing at which the row is revealed; nil reveals it as soon as
  /// there is room.
  public var delay: TimeInterval?

  init(
    _ name: String, rule: String, source: String, when: When, room: Room, reveal: Reveal,
    motion: Motion, hide: Hide, margin: CGFloat = 0, delay: TimeInterval? = nil
  ) {
    self.name = name
    self.rule = rule
    self.source = source
    self.when = when
    self.room = room
    self.reveal = reveal
    self.motion = motion
    self.hide = hide
    self.margin = margin
    self.delay = delay
  }

  /// What it answers, in words: the room's trigger and, where it has one of its own, the reveal's.
  public var whenInWords: String {
    guard let delay else { return when.rawValue }
    return "\(when.rawValue), didBeginEditing+\(delay.inWords)"
  }
}
