import Simulation

/// The rows of keys of a keyboard kind, from top to bottom.
struct KeyPlan: Equatable, Sendable {
  let rows: [[Key]]

  /// The width of the widest row in units.
  var units: Double {
    rows.map { $0.reduce(0) { $0 + $1.units } }.max() ?? 1
  }

  /// Creates the plan of a keyboard kind.
  ///
  /// `returnLabel` is the label of its Return key.
  ///
  /// An iPad has no numeric keypad. It shows its full keyboard switched to digits.
  init(_ kind: KeyboardKind, returnLabel: String, isPad: Bool) {
    let returnKey = Key(returnLabel, 2.5)
    guard !(isPad && kind.isPad) else {
      rows = Self.digits(returnKey)
      return
    }
    switch kind {
    case .numberPad, .asciiNumberPad: rows = Self.pad(left: .gap(1))
    case .decimal: rows = Self.pad(left: Key("."))
    case .phone: rows = Self.pad(left: Key("+*#"))
    case .numbersAndPunctuation: rows = Self.digits(returnKey)
    case .emoji: rows = Self.emoji
    case .picker: rows = [[Key("▴")], [Key("◂ ▸")], [Key("▾")]]
    case .datePicker:
      rows = [Key.each("▴▴▴"), ["yyyy", "mm", "dd"].map { Key($0) }, Key.each("▾▾▾")]
    case .default, .asciiCapable, .namePhone:
      rows = Self.letters + [[Key("123", 2.5), Key("space", 5), returnKey]]
    case .email:
      rows = Self.letters + [[Key("123", 2.5), Key("space", 3), Key("@"), Key("."), returnKey]]
    case .url:
      let ends = [Key(".", 1.5), Key("/", 1.5), Key(".com", 2)]
      rows = Self.letters + [[Key("123", 2.5)] + ends + [returnKey]]
    case .webSearch:
      rows = Self.letters + [[Key("123", 2.5), Key("space", 4), Key("."), returnKey]]
    case .twitter:
      rows = Self.letters + [[Key("123", 2.5), Key("space", 3), Key("@"), Key("#"), returnKey]]
    }
  }

  /// Creates the plan of wheels.
  init(_ wheels: Wheels) {
    rows = (0..<3).map { row in wheels.columns.map { Key($0[row]) } }
  }

  private static let letters: [[Key]] = [
    Key.each("qwertyuiop"),
    [.gap(0.5)] + Key.each("asdfghjkl") + [.gap(0.5)],
    [Key("⇧", 1.5)] + Key.each("zxcvbnm") + [Key("⌫", 1.5)],
  ]

  private static func digits(_ returnKey: Key) -> [[Key]] {
    [
      Key.each("1234567890"), Key.each("-/:;()$&@\""),
      [Key("#+=", 1.5)] + [".", ",", "?", "!", "'"].map { Key($0, 1.4) } + [Key("⌫", 1.5)],
      [Key("ABC", 2.5), Key("space", 5), returnKey],
    ]
  }

  private static func pad(left: Key) -> [[Key]] {
    [Key.each("123"), Key.each("456"), Key.each("789"), [left, Key("0"), Key("⌫")]]
  }

  private static let emoji: [[Key]] = [
    Key.each("😀😂😉😢😮"), Key.each("😎😛😐😇😍"), [Key("ABC"), .gap(3), Key("⌫")],
  ]
}

/// A key of the keyboard.
///
/// A key without a label is a gap.
struct Key: Equatable, Sendable {
  let label: String
  /// The width, where a letter's key has 1.
  let units: Double

  init(_ label: String, _ units: Double = 1) {
    self.label = label
    self.units = units
  }

  static func gap(_ units: Double) -> Key { Key("", units) }

  /// Returns a key of one unit for each character.
  static func each(_ characters: String) -> [Key] {
    characters.map { Key(String($0)) }
  }
}
