import Avoidance
import Simulation

/// A kind of keyboard that an audit uses, such as a hardware keyboard, with the commands for it.
struct KeyboardChoice: Sendable {
  let name: String
  /// The session commands that switch to this keyboard; none for the field's own one.
  let lines: [String]
  let choose: @Sendable (inout Simulator<Engine>) -> Void

  /// The keyboards of an audit: the field's own, one with an accessory bar, and a hardware
  /// keyboard.
  static let all: [KeyboardChoice] = [
    KeyboardChoice(name: "field", lines: []) { _ in },
    KeyboardChoice(name: "accessory", lines: ["keyboard accessory 44"]) {
      $0.setAccessoryHeight(44)
    },
    KeyboardChoice(name: "hardware", lines: ["keyboard hardware on"]) {
      $0.setHardwareKeyboard(isAttached: true)
    },
  ]

  /// Returns the indices in `all` of the keyboards that an audit of this depth uses.
  static func indices(_ depth: AuditDepth) -> Range<Int> {
    switch depth {
    case .all: all.indices
    case .usual, .fields, .focus: 0..<1
    }
  }
}
