import Foundation
import Simulation

/// A keyboard-avoidance strategy: four decisions, what it does on hide, and their numbers.
///
/// One form under every strategy (`forms/twenty.yaml`: 20 rows of 44 points below a navigation bar
/// on a screen of 320 × 568, a keyboard of 253, nothing scrolled, the field's own scroll off); the
/// twelfth row becomes active and is then dismissed:
///
/// | strategy               | table height | inset | offset | row    | clearance | offset after |
/// |------------------------|--------------|-------|--------|--------|-----------|--------------|
/// | `none`                 | 504          | 0     | 0      | hidden | −277      | 0            |
/// | `keep-bottom`          | 251          | 0     | 0      | hidden | −277      | 0            |
/// | `shrink-table`         | 315          | 0     | 0      | hidden | −277      | 0            |
/// | `shrink-view`          | 251          | 0     | 277    | shown  | 0         | 277          |
/// | `inset-overlap`        | 504          | 253   | 0      | hidden | −277      | 0            |
/// | `inset-top`            | 504          | 253   | 484    | shown  | 207       | 376          |
/// | `table-controller`     | 504          | 253   | 0      | hidden | −277      | 0            |
/// | `layout-guide`         | 251          | 0     | 0      | hidden | −277      | 0            |
/// | `swiftui`              | 504          | 253   | 277    | shown  | 0         | 277          |
/// | `iq-keyboard-manager`  | 504          | 263   | 287    | shown  | 10        | 287          |
/// | `tp-keyboard-avoiding` | 504          | 253   | 380.5  | shown  | 103.5     | 376          |
/// | `rn-padding`           | 251          | 0     | 0      | hidden | −277      | 0            |
/// | `rn-height`            | 251          | 0     | 0      | hidden | −277      | 0            |
/// | `rn-position`          | 504          | 0     | 0      | cut    | −24       | 0            |
/// | `rn-aware-scroll`      | 504          | 253   | 277    | shown  | 0         | 0            |
/// | `flutter`              | 251          | 0     | 297    | shown  | 20        | 297          |
/// | `android-pan`          | 504          | 0     | 24     | shown  | 0         | 24           |
/// | `android-resize`       | 251          | 0     | 277    | shown  | 0         | 277          |
/// | `eureka`               | 504          | 253   | 277    | shown  | 0         | 277          |
/// | `least-motion`         | 504          | 261   | 285    | shown  | 8         | 0            |
///
/// The inset is the adjusted one's bottom; `rn-position` has moved the table's frame up by 253, and
/// `android-pan` the root view.
package struct Strategy: Hashable, Sendable {
  /// Its name, followed by the decisions that were made otherwise: a command that makes it again.
  package var name: String
  /// What it does, in one line; of one that was decided otherwise, the decisions' own words.
  package internal(set) var rule: String
  /// Where it comes from.
  package let source: String
  package var when: When
  package var room: Room
  package var reveal: Reveal
  package var motion: Motion
  package var hide: Hide
  /// Points kept free between the row and what would cover it.
  package var margin: CGFloat
  /// Points by which the keyboard is taken to be higher where room is made; may be negative.
  package var spacing: CGFloat
  /// Seconds after textFieldDidBeginEditing at which the row is revealed; nil reveals it as soon as
  /// there is room.
  package var delay: TimeInterval?
  /// Seconds by which everything is put off after the notification, not to be called back.
  package var lag: TimeInterval
  package var undocked: Undocked
  /// The system's own words for decisions, which it takes beside them.
  package let options: [Option]

  init(
    _ name: String, rule: String, source: String, when: When, room: Room, reveal: Reveal,
    motion: Motion, hide: Hide, margin: CGFloat = 0, delay: TimeInterval? = nil,
    lag: TimeInterval = 0, undocked: Undocked = .follow, options: [Option] = []
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
    spacing = 0
    self.delay = delay
    self.lag = lag
    self.undocked = undocked
    self.options = options
  }

  /// What it answers, in words: the room's trigger and, where it has one of its own, the reveal's.
  package var whenInWords: String {
    let trigger = lag > 0 ? "\(when.rawValue)+\(lag.inWords)" : when.rawValue
    guard let delay else { return trigger }
    return "\(trigger), didBeginEditing+\(delay.inWords)"
  }
}
