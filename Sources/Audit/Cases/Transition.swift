import Avoidance
import Foundation
import Simulation

/// An event while the keyboard is up, such as a rotation, that an audit tries on a phone.
///
/// It contains commands that reproduce the event, and a function that performs the event. It is a
/// class, because it is large and should not be copied.
package final class Transition: Sendable {
  /// The name of an event, such as a rotation: a word or two, joined by hyphens.
  package let name: String
  /// A clause that says what happens in the event, such as a rotation, for help and reports.
  package let summary: String
  /// Returns the session commands that perform the event on a phone, or nil if it is impossible
  /// there.
  let lines: @Sendable (Phone, AuditForm) -> [String]?
  /// Returns whether the event can happen on a phone that shows the form.
  let isPossible: @Sendable (Phone, AuditForm) -> Bool
  /// Makes the event happen on a phone that shows the form.
  let happen: @Sendable (inout Simulator<Engine>, AuditForm) -> Void
  /// Performs only the event's layout changes, on a phone without a keyboard.
  ///
  /// The audit compares the table after a dismissal with the resulting table. Nil if the event has
  /// no layout changes.
  let layOut: (@Sendable (inout Simulator<Engine>, AuditForm, Responder) -> Void)?
  /// Returns the field that the event touches, or nil if it touches none.
  let target: (@Sendable (Phone, AuditForm) -> Responder?)?
  /// Whether the user scrolls with a finger in this event.
  let isScroll: Bool

  /// Creates an event that happens while the keyboard is up.
  ///
  /// `lines` returns the commands for the event, and `happen` performs it on a phone.
  init(
    _ name: Name, _ summary: String,
    lines: @escaping @Sendable (Phone, AuditForm) -> [String]?,
    isPossible: @escaping @Sendable (Phone, AuditForm) -> Bool = { phone, _ in phone.isKeyboardUp },
    isScroll: Bool = false,
    target: (@Sendable (Phone, AuditForm) -> Responder?)? = nil,
    layOut: (@Sendable (inout Simulator<Engine>, AuditForm, Responder) -> Void)? = nil,
    happen: @escaping @Sendable (inout Simulator<Engine>, AuditForm) -> Void
  ) {
    self.name = name.rawValue
    self.summary = summary
    self.lines = lines
    self.isPossible = isPossible
    self.isScroll = isScroll
    self.target = target
    self.layOut = layOut
    self.happen = happen
  }
}

extension Transition {
  /// Creates an event that a single, constant command performs.
  ///
  /// The event happens while the keyboard is up, and `happen` performs it on a phone.
  convenience init(
    _ name: Name, _ summary: String, line: String,
    isPossible: @escaping @Sendable (Phone, AuditForm) -> Bool = { phone, _ in phone.isKeyboardUp },
    happen: @escaping @Sendable (inout Simulator<Engine>, AuditForm) -> Void
  ) {
    self.init(name, summary, lines: { _, _ in [line] }, isPossible: isPossible, happen: happen)
  }
}
