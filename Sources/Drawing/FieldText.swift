import Forms

/// What stands in a text field: its value or placeholder, with the caret when it is active.
struct FieldText {
  private(set) var parts: [(text: CellText, ink: Ink)] = []

  /// Columns of all parts.
  var width: Int { parts.reduce(0) { $0 + $1.text.width } }

  /// Cuts the text to `width` columns: at its end, or in an active field at its beginning, since
  /// the caret stands at the end.
  init(_ field: Field, value: String, isActive: Bool, width: Int, style: PictureStyle) {
    guard width > 0 else { return }
    let mark = field.options == nil ? nil : CellText(" ▾")
    let room = max(0, width - (isActive ? 1 : 0) - (mark?.width ?? 0))
    let caret = isActive ? CellText("▏") : CellText()
    if value.isEmpty {
      parts = [(caret, .accent), (Self.placeholder(field, width: room, style: style), .dim)]
    } else {
      let shown = field.isSecure ? Self.bullets(value, width: room) : value
      let text =
        isActive ? CellText.end(of: shown, width: room) : CellText.start(of: shown, width: room)
      parts = [(text, []), (caret, .accent)]
    }
    if let mark { parts.append((mark, .dim)) }
  }

  private static func bullets(_ value: String, width: Int) -> String {
    String(repeating: "•", count: value.prefix(width + 1).count)
  }

  /// Where it cannot be dim, brackets tell the placeholder from a value.
  private static func placeholder(
    _ field: Field, width: Int, style: PictureStyle
  ) -> CellText {
    guard let text = field.placeholder, !text.isEmpty else { return CellText() }
    guard !style.isColored else { return CellText.start(of: text, width: width) }
    guard width > 2 else { return CellText() }
    var result = CellText("‹")
    result.append(CellText.start(of: text, width: width - 2).clusters)
    result.append(CellText("›").clusters)
    return result
  }
}
