import Simulation

/// A case but for its strategy and moment, as one number: the smaller of two takes fewer commands,
/// or else is on the more common phone.
package struct CaseKey: Hashable, Comparable, Sendable {
  package let number: UInt64

  /// What tells one case from another, the most important first.
  struct Parts: Equatable, Sendable {
    /// Commands from the loaded form to the expectation.
    var commandCount: Int
    /// The phone's place in ``AuditDevice/all``.
    var device: Int
    var isLandscape: Bool
    /// The form's place among those that are audited.
    var form: Int
    /// The keyboard's place in ``KeyboardChoice/all``.
    var keyboard: Int
    /// The field's place in the form.
    var field: Int
    var start: Int
  }

  // Together 53 bits, which a number of JSON holds.
  private static let widths = [6, 8, 1, 14, 2, 19, 3]

  init(_ parts: Parts) {
    let fields = [
      parts.commandCount, parts.device, parts.isLandscape ? 1 : 0, parts.form, parts.keyboard,
      parts.field, parts.start,
    ]
    number = zip(fields, Self.widths).reduce(0) { $0 << UInt64($1.1) | UInt64($1.0) }
  }

  init(number: UInt64) { self.number = number }

  /// What the number stands for.
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
