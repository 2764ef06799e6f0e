import TerminalText

/// A menu of completions below the edited line.
///
/// Selecting a completion inserts it into the line.
struct CompletionMenu: LineMenu, Equatable {
  private let list: CompletionList
  /// The edited line before a completion was inserted; `word` is the range of the word to complete.
  private let original: EditedLine
  private let word: Range<Int>
  private var selected: Int?
  /// Whether a completion in the menu is selected.
  var hasSelection: Bool { selected != nil }
  /// The edited line with the selected completion inserted.
  ///
  /// If the line in the editor differs, another key has changed it and the menu must close.
  private(set) var line: EditedLine

  /// Opens a menu for the word before the cursor of a line, without a selection.
  init(_ list: CompletionList, word: String, of line: EditedLine) {
    self.list = list
    original = line
    self.line = line
    self.word = (line.cursor - word.unicodeScalars.count)..<line.cursor
  }

  /// Moves the menu's selection by a number of completions; after the last one comes the first.
  ///
  /// Returns the line with the selected completion.
  mutating func select(by step: Int) -> EditedLine {
    let count = list.candidates.count
    return select(selected.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1))
  }

  private mutating func select(_ candidate: Int) -> EditedLine {
    selected = candidate
    line = original.replacing(word, with: Array(list.candidates[candidate].text.unicodeScalars))
    return line
  }

  /// Moves the menu's selection to the first completion of another page, `step` pages further.
  ///
  /// Returns the line with that completion, or nil if there is no such page. `limit` is the maximum
  /// number of rows of the menu.
  mutating func turnPage(by step: Int, columns: Int, limit: Int) -> EditedLine? {
    let grid = list.grid(columns: columns)
    guard limit > 0, grid.count > limit else { return nil }
    let size = Self.pageSize(limit)
    let page = (selected ?? 0) % grid.count / size + step
    guard page >= 0, page * size < grid.count else { return nil }
    return select(grid[page * size][0].index)
  }

  /// Returns the number of rows with completions on each page, for a menu of `limit` rows.
  ///
  /// One more row says which rows are shown.
  private static func pageSize(_ limit: Int) -> Int { max(1, limit - 1) }

  /// Returns the rows of the menu to draw, for a width in columns and at most `limit` rows.
  ///
  /// If not all rows fit, returns the page with the selected completion.
  func rows(columns: Int, limit: Int) -> [[LinePicture.Cell]] {
    let grid = list.grid(columns: columns)
    guard limit > 0 else { return [] }
    if grid.count <= limit { return grid.map(cells) }
    let size = Self.pageSize(limit)
    let start = (selected ?? 0) % grid.count / size * size
    let page = grid[start..<min(start + size, grid.count)]
    let note = "rows \(start + 1) to \(start + page.count) of \(grid.count)"
    let shown = ShownText.start(of: note, columns: columns - 1).text
    return page.map(cells) + (limit > 1 ? [LinePicture.cells(of: shown, style: "2")] : [])
  }

  private func cells(of row: [CompletionList.Entry]) -> [LinePicture.Cell] {
    row.flatMap { entry in
      let style = entry.index == selected ? "7" : ""
      return LinePicture.cells(of: entry.text, style: style)
        + LinePicture.cells(of: String(repeating: " ", count: entry.blanks))
    }
  }
}
