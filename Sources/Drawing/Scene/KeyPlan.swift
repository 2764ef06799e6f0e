import Simulation

/// The keys of a drawn keyboard, in rows from top to bottom.
struct KeyPlan: Equatable, Sendable {
  let rows: [[Key]]

  /// The width of the keyboard's widest row, measured in letter keys.
  var units: Double {
    rows.map { $0.reduce(0) { $0 + $1.units } }.max() ?? 1
  }

  /// Creates the keys of a drawn keyboard.
  ///
  /// An iPad has no keypad of digits: it shows its full keyboard with the digits.
  ///
  /// - Parameters:
  ///   - kind: the kind of keyboard.
  ///   - returnLabel: the word on the return key.
  ///   - isPad: whether the device is an iPad.
  ///   - plane: the set of keys to show in live mode. Nil means the set that the keyboard shows at
  ///     first, without a key for emoji.
  ///   - firstDate: the day where a date picker of an empty field starts.
  init(
    _ kind: KeyboardKind, returnLabel: String, isPad: Bool, plane: KeyPlane? = nil,
    firstDate: String? = nil
  ) {
    let returnKey = Key(returnLabel, 2.5, .pressReturn)
    guard !kind.isWheels else {
      rows = Self.wheels(of: kind, turningTo: firstDate)
      return
    }
    guard isPad || !kind.isPad else {
      rows = Self.pad(of: kind, isTurned: plane == .symbols)
      return
    }
    switch plane ?? Self.firstPlane(of: isPad && kind.isPad ? .numbersAndPunctuation : kind) {
    case .letters:
      rows = Self.letters + [Self.lastRow(of: kind, returnKey, hasEmoji: plane != nil)]
    case .capitals:
      rows = Self.capitals + [Self.lastRow(of: kind, returnKey, hasEmoji: plane != nil)]
    case .digits: rows = Self.digits(returnKey)
    case .symbols: rows = Self.symbols(returnKey)
    case .emoji: rows = Self.emoji
    }
  }

  /// Creates the keys for a picker's wheels, which replace the keyboard.
  init(_ wheels: Wheels) {
    rows = (0..<3).map { row in
      wheels.columns.indices.map { column in
        let value = wheels.values[column][row]
        return Key(wheels.columns[column][row], 1, value.map { .choose($0) })
      }
    }
  }

  /// Returns the set of keys, such as letters or digits, that a keyboard of a kind shows at first.
  static func firstPlane(of kind: KeyboardKind) -> KeyPlane {
    switch kind {
    case .numberPad, .asciiNumberPad, .decimal, .phone, .numbersAndPunctuation: .digits
    case .emoji: .emoji
    case .default, .asciiCapable, .url, .namePhone, .email, .twitter, .webSearch, .picker,
      .datePicker:
      .letters
    }
  }

  /// Returns the keys for the wheels of a picker whose field has no value.
  ///
  /// `date` is the day where a date picker starts.
  private static func wheels(of kind: KeyboardKind, turningTo date: String?) -> [[Key]] {
    let labels =
      kind == .datePicker
      ? [["▴", "▴", "▴"], ["yyyy", "mm", "dd"], ["▾", "▾", "▾"]] : [["▴"], ["◂ ▸"], ["▾"]]
    let action: KeyAction? = kind == .datePicker ? date.map { .choose($0) } : nil
    return labels.map { $0.map { Key($0, 1, action) } }
  }

  private static func pad(of kind: KeyboardKind, isTurned: Bool) -> [[Key]] {
    switch kind {
    case .decimal: pad(left: Key("."))
    case .phone where isTurned:
      [Key.each("+*#"), [Key(","), Key(";"), .gap(1)], [Key("123"), .gap(1), Key("⌫")]]
    case .phone: pad(left: Key("+*#"))
    default: pad(left: .gap(1))
    }
  }

  private static func lastRow(
    of kind: KeyboardKind, _ returnKey: Key, hasEmoji: Bool
  ) -> [Key] {
    let ends: [Key]
    switch kind {
    case .email: ends = [Key("space", 3), Key("@"), Key(".")]
    case .url: ends = [Key(".", 1.5), Key("/", 1.5), Key(".com", 2)]
    case .webSearch: ends = [Key("space", 4), Key(".")]
    case .twitter: ends = [Key("space", 3), Key("@"), Key("#")]
    case .default where hasEmoji, .namePhone where hasEmoji,
      .numbersAndPunctuation where hasEmoji:
      ends = [Key("☺"), Key("space", 4)]
    default: ends = [Key("space", 5)]
    }
    return [Key("123", 2.5)] + ends + [returnKey]
  }

  private static let letters: [[Key]] = [
    Key.each("qwertyuiop"),
    [.gap(0.5)] + Key.each("asdfghjkl") + [.gap(0.5)],
    [Key("⇧", 1.5)] + Key.each("zxcvbnm") + [Key("⌫", 1.5)],
  ]

  private static let capitals: [[Key]] = [
    Key.each("QWERTYUIOP"),
    [.gap(0.5)] + Key.each("ASDFGHJKL") + [.gap(0.5)],
    [Key("⇧", 1.5, .show(.letters))] + Key.each("ZXCVBNM") + [Key("⌫", 1.5)],
  ]

  private static let punctuation = [".", ",", "?", "!", "'"].map { Key($0, 1.4) }

  private static func digits(_ returnKey: Key) -> [[Key]] {
    [
      Key.each("1234567890"), Key.each("-/:;()$&@\""),
      [Key("#+=", 1.5)] + punctuation + [Key("⌫", 1.5)],
      [Key("ABC", 2.5), Key("space", 5), returnKey],
    ]
  }

  private static func symbols(_ returnKey: Key) -> [[Key]] {
    [
      Key.each("[]{}#%^*+="), Key.each("_\\|~<>€£¥•"),
      [Key("123", 1.5)] + punctuation + [Key("⌫", 1.5)],
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

/// A key of the drawn keyboard, or a gap if the label is empty.
struct Key: Equatable, Sendable {
  let label: String
  /// The key's width, measured in letter keys.
  let units: Double
  /// The key's action; nil for a gap, and for a wheel's text that can't be selected.
  let action: KeyAction?

  init(_ label: String, _ units: Double, _ action: KeyAction?) {
    self.label = label
    self.units = units
    self.action = action
  }

  /// Creates a key whose label determines the action; the width is measured in letter keys.
  init(_ label: String, _ units: Double = 1) {
    self.init(label, units, Self.actions[label] ?? .type(label))
  }

  private static let actions: [String: KeyAction] = [
    "space": .type(" "), "⌫": .delete, "⇧": .show(.capitals), "123": .show(.digits),
    "ABC": .show(.letters), "#+=": .show(.symbols), "+*#": .show(.symbols), "☺": .show(.emoji),
  ]

  static func gap(_ units: Double) -> Key { Key("", units, nil) }

  /// Returns one key for each character, as wide as a letter key.
  static func each(_ characters: String) -> [Key] {
    characters.map { Key(String($0)) }
  }
}
