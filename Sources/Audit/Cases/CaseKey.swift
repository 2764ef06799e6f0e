import Simulation

/// A case without its strategy and moment, as one number.
///
/// A smaller number means fewer commands, or else a more common phone.
package struct CaseKey: Hashable, Comparable, Sendable {
  package let number: UInt64

  /// The parts of the number, most significant first.
  struct Parts: Equatable, Sendable {
    /// The number of commands from loading the form to the expectation.
    var commandCount: Int
    /// The phone's index in ``AuditDevice/all``.
    var device: Int
    var isLandscape: Bool
    /// The index of the audited form.
    var form: Int
    /// The keyboard's index in ``KeyboardChoice/all``.
    var keyboard: Int
    /// The index of the field in the form.
    var field: Int
    var start: Int
  }

  // Together 53 bits, which fit in a JSON number.
  private static let widths = [6, 8, 1, 14, 2, 19, 3]

  init(_ parts: Parts) {
    let fields = [
      parts.commandCount, parts.device, parts.isLandscape ? 1 : 0, parts.form, parts.keyboard,
      parts.field, parts.start,
    ]
    number = zip(fields, Self.widths).reduce(0) { $0 << UInt64($1.1) | UInt64($1.0) }
  }

  init(number: UInt64) { self.number = number }

  /// The parts of the number.
  var parts: Parts {
    var rest = number
    var fields: [Int] = []
    for width in Self.widths.reversed() {
      fields.append(Int(rest & (1 << UInt64(width) - 1)))
      rest >>= UInt64(width)
    }
    return Parts(
      commandCount: fields[6], device: fields[5], isLandscape: fields[4] == 1, form: fields[3],
      keyboard: fields[2], field: fields[1], start: fields[0])
  }

  package static func < (left: CaseKey, right: CaseKey) -> Bool { left.number < right.number }
}
