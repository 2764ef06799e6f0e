import Forms
import TerminalText
import TerminalCells

/// The drawn text of a text field: its value or placeholder, with the caret if the field is active.
struct FieldText {
  typealias Part = (text: ShownText, ink: Ink)

  /// The lines of the field's text; each line consists of parts with a style.
  ///
  /// An empty field has one line.
  private(set) var lines: [[Part]] = [[]]

  /// The field's value as shown; `caretPlace` is the number of its characters before the caret.
  private var shownValue = ""
  private var caretPlace = 0

  /// The width of the longest line of the field's text, in columns.
  var width: Int { lines.map { $0.reduce(0) { $0 + $1.text.columns } }.max() ?? 0 }

  /// Creates a field's text, cut to at most `lineLimit` lines of `width` columns.
  ///
  /// An active field shows the end of its text, because the caret is there. If `caret` (a number of
  /// characters) is before the end, it shows the text around the caret.
  init(
    _ field: Field, value: String, isActive: Bool, caret place: Int? = nil, width: Int,
    lineLimit: Int = 1, style: PictureStyle
  ) {
    guard width > 0 else { return }
    let mark = field.options == nil ? nil : Self.pickerMark
    let room = max(0, width - (isActive ? 1 : 0) - (mark?.columns ?? 0))
    let caret: Part = (isActive ? Self.caret : ShownText(), .accent)
    if isActive {
      shownValue = field.isSecure ? String(repeating: "•", count: value.count) : value
      caretPlace = min(place ?? .max, value.count)
    }
    if isActive, let place, place < value.count {
      lines = Self.lines(of: field, value, caret: place, width: room, limit: max(1, lineLimit))
    } else if value.isEmpty {
      lines = [[caret, (Self.placeholder(field, width: room, style: style), .dim)]]
    } else {
      let shown = field.isSecure ? Self.bullets(value, width: room) : value
      lines = Self.lines(of: shown, isActive: isActive, width: room, limit: max(1, lineLimit))
        .map { [Part(text: $0, ink: [])] }
      lines[lines.count - 1].append(caret)
    }
    if let mark { lines[lines.count - 1].append((mark, .dim)) }
  }

  /// Returns where a tap on a line of the text puts the caret: the number of characters before it.
  ///
  /// Lines and columns count from 0. Nil if the field isn't active, or is empty.
  func caretPlace(line: Int, column: Int) -> Int? {
    guard !shownValue.isEmpty else { return nil }
    let texts = lines.map { parts in
      parts.filter { $0.text != Self.pickerMark }.reduce("") { $0 + $1.text.text }
    }
    guard let caretLine = texts.firstIndex(where: { $0.contains(Self.caret.text) }) else {
      return nil
    }
    let halves = texts[caretLine].split(
      separator: Self.caret.text, maxSplits: 1, omittingEmptySubsequences: false)
    let shown = texts.map { ShownText($0.replacing(Self.caret.text, with: "", maxReplacements: 1)) }
    return CaretPlaces(
      of: shownValue, lines: shown, caretLine: caretLine,
      columns: ShownText(String(halves[0])).columns, place: caretPlace
    ).place(line: line, column: column)
  }

  private static func lines(
    of text: String, isActive: Bool, width: Int, limit: Int
  ) -> [ShownText] {
    let isBroken = limit > 1 || text.contains(where: \.isNewline)
    guard isBroken, width > 0 else {
      return [isActive ? .end(of: text, columns: width) : .start(of: text, columns: width)]
    }
    return isActive
      ? ShownText.lastLines(of: text, columns: width, limit: limit)
      : ShownText.lines(of: text, columns: width, limit: limit)
  }

  /// Returns the lines of a field's text around a caret that is not at the end of the text.
  private static func lines(
    of field: Field, _ value: String, caret place: Int, width: Int, limit: Int
  ) -> [[Part]] {
    let shown = field.isSecure ? String(repeating: "•", count: value.count) : value
    let before = String(shown.prefix(place))
    let rest = String(shown.dropFirst(place))
    guard limit > 1 || shown.contains(where: \.isNewline) else {
      // The text stays where it is until the caret comes near its start.
      let roomBefore = max(
        width - width / 2, width - ShownText.start(of: rest, columns: width).columns)
      let start = ShownText.end(of: before, columns: roomBefore)
      let end = ShownText.start(of: rest, columns: width - start.columns)
      return [[(start, []), (Self.caret, .accent), (end, [])]]
    }
    // The caret is a character of the text while that is broken into lines.
    let mark = Self.caret.text
    let all = ShownText.lines(
      of: before + mark + rest, columns: width + 1, limit: shown.count + 2)
    let line = all.firstIndex { $0.text.contains(mark) } ?? 0
    let first = max(0, min(line - limit / 2, all.count - limit))
    return all[first..<min(all.count, first + limit)].map { [Part(text: $0, ink: [])] }
  }

  private static func bullets(_ value: String, width: Int) -> String {
    String(repeating: "•", count: value.prefix(width + 1).count)
  }

  /// Returns the field's placeholder as drawn text.
  ///
  /// Without colors, brackets distinguish the placeholder from a value.
  private static func placeholder(
    _ field: Field, width: Int, style: PictureStyle
  ) -> ShownText {
    guard let text = field.placeholder, !text.isEmpty else { return ShownText() }
    guard !style.isColored else { return ShownText.start(of: text, columns: width) }
    guard width > 2 else { return ShownText() }
    return opening + ShownText.start(of: text, columns: width - 2) + closing
  }

  private static let caret = ShownText("▏")
  private static let pickerMark = ShownText(" ▾")
  private static let opening = ShownText("‹")
  private static let closing = ShownText("›")
}
