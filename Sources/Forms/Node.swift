/// A value of a document, from YAML or from JSON.
struct Node {
  /// What a value is.
  enum Content {
    /// YAML text without quotation marks; who asks for it decides whether it is a number.
    case plain(String)
    case text(String)
    case number(Double)
    case bool(Bool)
    case null
    case list([Node])
    case mapping([Entry])
  }

  /// A key of a mapping and its value.
  struct Entry {
    var key: String
    var place: FormError.Place
    var value: Node
  }

  /// How many lists and mappings may stand in each other.
  static let greatestDepth = 64

  var place: FormError.Place
  var content: Content
}
