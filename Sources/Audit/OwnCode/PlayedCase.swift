import Simulation

/// A case of an app's own code in a unit; as a number, so that one process can tell another what it
/// was at.
package struct PlayedCase: Hashable, Sendable {
  /// The keyboard's place among all.
  let keyboard: Int
  /// The field's place in the form.
  let field: Int
  let start: Start
  package let moment: Moment
  /// How many times it is done again.
  var rounds = 0

  /// What the number holds, from its highest bits on: the widths in bits.
  private static let widths: [UInt64] = [3, 8, 8, 3, 32]

  package var number: UInt64 {
    let parts = [keyboard + 1, rounds, moment.number, start.rawValue, field]
    return zip(parts, Self.widths).reduce(0) { $0 << $1.1 | UInt64($1.0) }
  }
}

extension PlayedCase {
  /// Reads the number of a case; nil for 0, which is none.
  package init?(number: UInt64) {
    var rest = number
    var parts: [Int] = []
    for width in Self.widths.reversed() {
      parts.append(Int(rest & (1 << width - 1)))
      rest >>= width
    }
    guard number != 0, let start = Start(rawValue: parts[1]) else { return nil }
    self.init(
      keyboard: parts[4] - 1, field: parts[0], start: start, moment: Moment(number: parts[2]),
      rounds: parts[3])
  }
}

/// Is asked ahead of each case of a stage whether it is played.
final class CaseGate {
  /// The phones from which a case goes on.
  struct Phones: Sendable {
    /// With nothing active yet, once the code has started.
    var opened: Phone?
    /// Before a transition.
    var active: Phone?
  }

  /// The field's place in the form.
  var field = 0
  /// The phone on which nothing is active yet.
  var opened: Phone?
  private let keyboard: Int
  private let isOpen: (PlayedCase, Phones) -> Bool

  init(keyboard: Int, isOpen: @escaping (PlayedCase, Phones) -> Bool) {
    self.keyboard = keyboard
    self.isOpen = isOpen
  }

  func lets(
    _ moment: Moment, from start: Start, rounds: Int = 0, on active: Phone? = nil
  ) -> Bool {
    isOpen(
      PlayedCase(keyboard: keyboard, field: field, start: start, moment: moment, rounds: rounds),
      Phones(opened: opened, active: active))
  }
}
