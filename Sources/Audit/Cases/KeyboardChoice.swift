import Avoidance
import Simulation

/// A keyboard that the cases are run with.
struct KeyboardChoice: Sendable {
  let name: String
  /// The commands that choose the keyboard.
  let lines: [String]
  let choose: @Sendable (inout Simulator<Engine>) -> Void

  /// The field's own keyboard, one with an accessory bar, and a hardware keyboard.
  static let all: [KeyboardChoice] = [
    KeyboardChoice(name: "field", lines: []) { _ in },
    KeyboardChoice(name: "accessory", lines: ["keyboard accessory 44"]) {
      $0.setAccessoryHeight(44)
    },
    KeyboardChoice(name: "hardware", lines: ["keyboard hardware on"]) {
      $0.setHardwareKeyboard(isAttached: true)
    },
  ]

  /// The indices of the keyboards that an audit depth uses.
  static func indices(_ depth: AuditDepth) -> Range<Int> {
    switch depth {
    case .all: all.indices
    case .usual, .fields, .focus: 0..<1
    }
  }
}
