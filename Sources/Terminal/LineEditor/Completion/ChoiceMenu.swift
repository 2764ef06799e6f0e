import TerminalText

/// A menu of a field's options below the edited line: arrow keys select, and typed text filters.
struct ChoiceMenu: LineMenu, Equatable {
  private let options: [String]
  /// The typed text, which options must fit to be shown.
  private(set) var filter = ""
  /// The indices of the options that fit the typed text, in the order in which they are shown.
  private var fitting: [Int]
  /// The index of the selected option among all options, or nil.
  private var selected: Int?

  /// Creates a menu of options with a field's current value selected.
  init(_ options: [String], value: String) {
    self.options = options
    fitting = Array(options.indices)
    selected = options.firstIndex(of: value)
  }

  /// Shows only the menu's options that fit a text, the best ones first.
  ///
  /// Options that begin with the text come before those that contain it. If there are none, options
  /// fit that have the text's characters in the same order, as in "gk" for "Goalkeeper".
  ///
  /// Then the option that equals the text is selected, or the first that fits. The selection stays
  /// if the text is empty, or if no option fits better than the selected one.
  mutating func filter(by text: String) {
    guard text != filter else { return }
    filter = text
    let word = text.lowercased()
    let first = options.indices.filter { options[$0].lowercased().hasPrefix(word) }
    var others = options.indices.filter {
      !first.contains($0) && options[$0].lowercased().contains(word)
    }
    if first.isEmpty, others.isEmpty {
      others = options.indices.filter { Self.option(options[$0].lowercased(), hasInOrder: word) }
    }
    fitting = first + others
    guard !text.isEmpty, selected.map((first.isEmpty ? others : first).contains) != true else {
      return
    }
    selected = fitting.first { options[$0] == text } ?? fitting.first
  }

  /// Returns whether an option has all characters of a text, in their order; others may be between.
  private static func option(_ option: String, hasInOrder text: String) -> Bool {
    var rest = option[...]
    return text.allSatisfy { character in
      guard let place = rest.firstIndex(of: character) else { return false }
      rest = rest[rest.index(after: place)...]
      return true
    }
  }

  /// Moves the menu's selection by a number of options, but not beyond the first or last one.
  mutating func turn(by step: Int) {
    guard !fitting.isEmpty else { return }
    let place = selected.flatMap(fitting.firstIndex)
    let last = fitting.count - 1
    // A step may be as large as an Int.
    let distance = min(max(-last, step), last)
    let next = place.map { $0 + distance } ?? (step > 0 ? 0 : last)
    selected = fitting[min(max(0, next), last)]
  }

  /// Selects the next option of the menu, or the first one after the last.
  mutating func goRound() {
    guard !fitting.isEmpty else { return }
    let place = selected.flatMap(fitting.firstIndex).map { ($0 + 1) % fitting.count }
    selected = fitting[place ?? 0]
  }

  /// Moves the menu's selection by `step` pages; `limit` is the menu's maximum number of rows.
  mutating func turnPage(by step: Int, limit: Int) { turn(by: step * max(1, limit - 1)) }

  /// The selected option, or the typed text if no option is selected.
  var value: String { selected.map { options[$0] } ?? filter }

  func rows(columns: Int, limit: Int) -> [[LinePicture.Cell]] {
    guard limit > 0 else { return [] }
    let width = max(1, columns - 1)
    guard !fitting.isEmpty else {
      return [LinePicture.cells(of: ShownText.start(of: "no option fits", columns: width).text)]
    }
    let isWhole = fitting.count <= limit
    let size = isWhole ? limit : max(1, limit - 1)
    let start = (selected.flatMap(fitting.firstIndex) ?? 0) / size * size
    let page = fitting[start..<min(fitting.count, start + size)]
    let rows = page.map { index in
      let mark = index == selected ? "▸ " : "  "
      let text = ShownText.start(of: Charset.shown(mark + options[index]), columns: width).text
      return LinePicture.cells(of: text, style: index == selected ? "7" : "")
    }
    guard !isWhole, limit > 1 else { return rows }
    let note = "options \(start + 1) to \(start + page.count) of \(fitting.count)"
    return rows + [
      LinePicture.cells(of: ShownText.start(of: note, columns: width).text, style: "2")
    ]
  }
}

/// A menu that the line editor shows below the edited line.
protocol LineMenu {
  /// Returns the rows of the menu, as cells to draw below the edited line.
  ///
  /// - Parameters:
  ///   - columns: the width in columns of the terminal's part with the line.
  ///   - limit: the number of rows that fit below the line.
  /// - Returns: the rows.
  func rows(columns: Int, limit: Int) -> [[LinePicture.Cell]]
}
