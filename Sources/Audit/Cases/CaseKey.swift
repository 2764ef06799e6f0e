import Simulation

/// A case of an audit as one number: phone, orientation, form, keyboard, field and start position.
///
/// The strategy and the step aren't included. Reports show the smallest case of each kind of
/// failure as an example. Upright phones with the field's own keyboard sort first, then phones with
/// a new iOS. Among those, a smaller number means fewer commands, or else a more common phone.
package struct CaseKey: Hashable, Comparable, Sendable {
  package let number: UInt64

  /// The parts of a case's number, most significant first.
  struct Parts: Equatable, Sendable {
    /// The number of commands from loading the form to the `expect` command that fails.
    var commandCount: Int
    /// The index of the case's phone in ``Device/byRank``.
    var device: Int
    var isLandscape: Bool
    /// The index of the audited form in the plan.
    var form: Int
    /// The index of the case's keyboard in ``KeyboardChoice/all``.
    var keyboard: Int
    /// The index of the touched field in the form.
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

  /// The parts that the case's number consists of.
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

  /// Whether the case's phone is upright and shows the field's own keyboard.
  var isPlain: Bool { bits(2, from: 22) == 0 && bits(1, from: 38) == 0 }

  /// Whether the case's phone runs one of the three newest iOS versions.
  private var isRecent: Bool {
    let rank = bits(8, from: 39)
    return Self.isRecent.indices.contains(rank) && Self.isRecent[rank]
  }

  private static let isRecent: [Bool] = {
    let versions = Set(Device.byRank.map(\.defaultVersion)).sorted().suffix(3)
    return Device.byRank.map { versions.contains($0.defaultVersion) }
  }()

  /// Returns `count` bits of the case's number, without the cost of all ``parts``.
  ///
  /// `place` is the index of the lowest bit.
  private func bits(_ count: UInt64, from place: UInt64) -> Int {
    Int(number >> place & (1 << count - 1))
  }

  /// Orders cases: upright phones with the field's own keyboard come first, then newest systems.
  package static func < (left: CaseKey, right: CaseKey) -> Bool {
    if left.isPlain != right.isPlain { return left.isPlain }
    if left.isRecent != right.isRecent { return left.isRecent }
    return left.number < right.number
  }
}
