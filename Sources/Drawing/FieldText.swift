import Forms

/// What stands in a text field: its value or placeholder, with the caret when it is active.
struct FieldText {
  typealias Part = (text: CellText, ink: Ink)

  /// The parts of each line; one line where nothing stands in the field.
  private(set) var lines: [[Part]] = [[]]

  /// Columns of the longest line.
  var width: Int { lines.map { $0.reduce(0) { $0 + $1.text.width } }.max() ?? 0 }

  /// Cuts the text to lines of `width` columns: at its end, or in an active field at its beginning,
  /// since the caret stands at the end.
  init(
    _ field: Field, value: String, isActive: Bool, width: Int, lineLimit: Int = 1,
    style: PictureStyle
  ) {
    guard width > 0 else { return }
    let mark = field.options == nil ? nil : CellText(" ▾")
    let room = max(0, width - (isActive ? 1 : 0) - (mark?.width ?? 0))
    let caret: Part = (isActive ? CellText("▏") : CellText(), .accent)
    if value.isEmpty {
      lines = [[caret, (Self.placeholder(field, width: room, style: style), .dim)]]
    } else {
      let shown = field.isSecure ? Self.bullets(value, width: room) : value
      lines = Self.lines(of: shown, isActive: isActive, width: room, limit: max(1, lineLimit))
        .map { [Part(text: $0, ink: [])] }
      lines[lines.count - 1].append(caret)
    }
    if let mark { lines[lines.count - 1].append((mark, .dim)) }
  }

  private static func lines(
    of text: String, isActive: Bool, width: Int, limit: Int
  ) -> [CellText] {
    let isBroken = limit > 1 || text.contains(where: \.isNewline)
    guard isBroken, width > 0 else {
      return [isActive ? .end(of: text, width: width) : .start(of: text, width: width)]
    }
    return isActive
      ? CellText.lastLines(of: text, width: width, lineLimit: limit)
      : CellText.lines(of: text, width: width, lineLimit: limit)
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
