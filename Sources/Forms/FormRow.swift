/// A row of a form's table.
public struct FormRow: Equatable, Sendable {
  /// What a row shows.
  public enum Content: Equatable, Sendable {
    case field(Field)
    /// A row that only tells something.
    case text(String)
  }

  /// The height of a row that names none, in points.
  public static let defaultHeight = 44.0

  public var content: Content
  /// In points.
  public var height: Double

  public init(_ content: Content, height: Double = Self.defaultHeight) {
    self.content = content
    self.height = height
  }

  /// The row's field, or nil in a row of text.
  public var field: Field? {
    guard case .field(let field) = content else { return nil }
    return field
  }
}
