/// A key of the keyboard; one without a label is a gap.
struct Key: Equatable, Sendable {
  let label: String
  /// Its width, a letter's being 1.
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
