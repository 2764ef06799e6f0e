/// A bar with one field, docked at the screen's bottom as an input accessory view: it stays there
/// without the keyboard.
public struct FormBar: Equatable, Sendable {
  /// The height of a bar that names none, in points.
  public static let defaultHeight = 44.0

  public var field: Field
  /// In points.
  public var height: Double

  public init(field: Field, height: Double = Self.defaultHeight) {
    self.field = field
    self.height = height
  }
}
