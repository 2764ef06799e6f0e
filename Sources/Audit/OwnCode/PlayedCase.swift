import Simulation

/// A case of an audit that runs an app's own code: keyboard, field, start position and step.
///
/// It can be encoded as an integer, to share it between processes.
package struct PlayedCase: Hashable, Sendable {
  /// The index of the case's keyboard in ``KeyboardChoice/all``.
  let keyboard: Int
  /// The index of the case's field in the form.
  let field: Int
  let start: Start
  package let moment: CaseStep
  /// The number of times that the field was touched again in the case, 0 for the first touch.
  var rounds = 0

  /// The numbers of bits of the parts of an encoded case, from the highest bits.
  private static let widths: [UInt64] = [3, 8, 8, 3, 32]

  package var number: UInt64 {
    let parts = [keyboard + 1, rounds, moment.number, start.rawValue, field]
    return zip(parts, Self.widths).reduce(0) { $0 << $1.1 | UInt64($1.0) }
  }
}

extension PlayedCase {
  /// Decodes an audit's case from the integer that encodes it, or returns nil for 0 (no case).
  package init?(number: UInt64) {
    var rest = number
    var parts: [Int] = []
    for width in Self.widths.reversed() {
      parts.append(Int(rest & (1 << width - 1)))
      rest >>= width
    }
    guard number != 0, let start = Start(rawValue: parts[1]) else { return nil }
    self.init(
      keyboard: parts[4] - 1, field: parts[0], start: start, moment: CaseStep(number: parts[2]),
      rounds: parts[3])
  }
}

/// Decides before each case of an app's own code whether the audit runs the case.
///
/// For example, a case that is known to crash is skipped.
final class CaseGate {
  /// Snapshots of the phone before a case of an app's own code, to describe the case as commands.
  struct Phones: Sendable {
    /// The phone after the app's code has started, with nothing active; nil before the start.
    var opened: Phone?
    /// The phone before an event such as a rotation, with an active field; nil for other steps.
    var active: Phone?
  }

  /// The index, in the form, of the field whose cases the audit is running.
  var field = 0
  /// The phone with the app's code started, before any of the form's fields is active; or nil.
  var opened: Phone?
  private let keyboard: Int
  private let isOpen: (PlayedCase, Phones) -> Bool

  init(keyboard: Int, isOpen: @escaping (PlayedCase, Phones) -> Bool) {
    self.keyboard = keyboard
    self.isOpen = isOpen
  }

  func lets(
    _ moment: CaseStep, from start: Start, rounds: Int = 0, on active: Phone? = nil
  ) -> Bool {
    isOpen(
      PlayedCase(keyboard: keyboard, field: field, start: start, moment: moment, rounds: rounds),
      Phones(opened: opened, active: active))
  }
}
