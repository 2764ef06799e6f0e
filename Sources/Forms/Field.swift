/// A field of a form as its definition gives it.
public struct Field: Equatable, Sendable {
  /// Letters, digits, `-` and `_`; no two fields of a form have the same.
  public var id: String
  public var label: String?
  /// The text that the field starts with.
  public var value = ""
  public var placeholder: String?
  /// The raw value of a `KeyboardName`.
  public var keyboard = KeyboardName.default.rawValue
  public var returnKey = ReturnKey.default
  public var isSecure = false
  public var lines = 1
  public var isRequired = false
  /// A regular expression that the whole value must match.
  public var pattern: String?
  /// The least number of characters.
  public var minLength: Int?
  /// The greatest number of characters.
  public var maxLength: Int?
  /// The least number.
  public var minimum: Double?
  /// The greatest number.
  public var maximum: Double?
  /// The texts to pick from.
  public var options: [String]?
  public var contentType: String?
  public var capitalization = Capitalization.sentences
  /// The height of the field's input accessory bar, in points.
  public var accessory: Double?

  public init(id: String, label: String? = nil) {
    self.id = id
    self.label = label
  }

  /// The text to call the field by: its label, or without one its id.
  public var name: String {
    guard let label, !label.isEmpty else { return id }
    return label
  }
}
