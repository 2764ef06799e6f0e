import Avoidance
import Foundation
import Simulation

/// Something that happens while the keyboard is up, as commands say it and as a phone has it
/// happen; a class, since it is large and looked at in its place.
package final class Transition: Sendable {
  /// A word or two, with dashes.
  package let name: String
  /// What happens, as a clause.
  package let summary: String
  /// Returns the commands that have it happen on a phone as it is; nil where it cannot happen
  /// there.
  let lines: @Sendable (Phone, AuditForm) -> [String]?
  /// Whether it can happen on a phone as it is.
  let isPossible: @Sendable (Phone, AuditForm) -> Bool
  /// Has it happen.
  let happen: @Sendable (inout Simulator<Engine>, AuditForm) -> Void
  /// Has what it does to the layout happen on a phone without a keyboard, where it does anything.
  let layOut: (@Sendable (inout Simulator<Engine>, AuditForm, Responder) -> Void)?
  /// Returns the field that is touched in it, where one is.
  let target: (@Sendable (Phone, AuditForm) -> Responder?)?
  /// Whether the user's finger scrolls in it.
  let isScroll: Bool

  /// Creates a transition.
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
  /// A transition of one line that is the same everywhere.
  convenience init(
    _ name: Name, _ summary: String, line: String,
    isPossible: @escaping @Sendable (Phone, AuditForm) -> Bool = { phone, _ in phone.isKeyboardUp },
    happen: @escaping @Sendable (inout Simulator<Engine>, AuditForm) -> Void
  ) {
    self.init(name, summary, lines: { _, _ in [line] }, isPossible: isPossible, happen: happen)
  }
}
